// What StoreFigures does, with SQLite alone: blobs of the sizes that the library writes, in the same transactions and tables,
// and the same blocks decoded by a plain loop. Prints nanoseconds and the number of frames.
//
//     write LIKE FILE TRACKS FRAMES COMMITS   LIKE is a file of the library, whose tables are taken
//     read FILE ROUNDS
//     original FILE CSV (fprintf), plain FILE CSV (std::to_chars)

#include <sqlite3.h>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

static uint64_t now() {
    timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return uint64_t(time.tv_sec) * 1000000000 + time.tv_nsec;
}

static sqlite3 *open_file(const char *path) {
    sqlite3 *file;
    if (sqlite3_open(path, &file)) exit(1);
    return file;
}

static void run(sqlite3 *file, const char *sql) {
    char *problem = nullptr;
    if (sqlite3_exec(file, sql, nullptr, nullptr, &problem)) fprintf(stderr, "%s\n", problem), exit(1);
}

static sqlite3_stmt *prepare(sqlite3 *file, const char *sql) {
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(file, sql, -1, &statement, nullptr)) exit(1);
    return statement;
}

static void step(sqlite3_stmt *statement) {
    if (sqlite3_step(statement) != SQLITE_DONE) exit(1);
    sqlite3_reset(statement);
}

// Size of a block of frames: a header, steps of time, arrivals, and three values of two bytes.
static int block_size(int frames) { return 48 + 4 * (frames - 1) + 4 * frames + 6 * frames; }

static void write_file(const char *like, const char *path, int tracks, int frames, int commits) {
    sqlite3 *file = open_file(path);
    run(file, "PRAGMA page_size = 8192; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    sqlite3 *model = open_file(like);
    sqlite3_stmt *tables = prepare(model, "SELECT sql FROM sqlite_master WHERE sql NOT NULL AND type <> 'view'");
    while (sqlite3_step(tables) == SQLITE_ROW) run(file, (const char *)sqlite3_column_text(tables, 0));
    sqlite3_finalize(tables);
    sqlite3_close(model);
    for (int track = 0; track < tracks; track++)
        run(file, "INSERT INTO track (session, device, signal, key, columns, value_type, configuration, time_base)"
                  " VALUES (1, 1, '', '', '', 1, '{}', 1)");
    sqlite3_stmt *begin = prepare(file, "BEGIN IMMEDIATE"), *commit = prepare(file, "COMMIT");
    std::string text = "INSERT INTO block (track, first_sequence, first_ns, last_ns, count, encoding, payload, extremes)";
    text += " VALUES (?, ?, ?, ?, ?, 1, ?, zeroblob(24))";
    text += " ON CONFLICT (track, first_sequence) DO UPDATE SET last_ns = excluded.last_ns, count = excluded.count,"
            " payload = excluded.payload";
    sqlite3_stmt *insert = prepare(file, text.c_str());
    sqlite3_stmt *update = prepare(file, "UPDATE track SET frames = ?, lost = 0, dropped = 0 WHERE id = ?");
    std::vector<char> blob(block_size(256), 7);
    uint64_t total = 0;
    for (int number = 0; number < commits; number++) {
        uint64_t start = now();
        step(begin);
        for (int track = 1; track <= tracks; track++) {
            // From the block that is open on.
            int end = (number + 1) * frames;
            for (int first = number * frames / 256 * 256; first < end; first += 256) {
                int count = end - first < 256 ? end - first : 256;
                sqlite3_bind_int64(insert, 1, track);
                sqlite3_bind_int64(insert, 2, first + 1);
                sqlite3_bind_int64(insert, 3, 2000000000 + int64_t(first) * 10000000);
                sqlite3_bind_int64(insert, 4, 2000000000 + int64_t(first + count - 1) * 10000000);
                sqlite3_bind_int64(insert, 5, count);
                sqlite3_bind_blob(insert, 6, blob.data(), block_size(count), SQLITE_STATIC);
                step(insert);
            }
            sqlite3_bind_int64(update, 1, end);
            sqlite3_bind_int64(update, 2, track);
            step(update);
        }
        step(commit);
        total += now() - start;
    }
    printf("%llu|%d\n", (unsigned long long)total, tracks * frames * commits);
}

// Frames of a portion, as the library hands them over: 32 blocks. The newest block begins at `times` and `values`.
struct Frames {
    static constexpr int largest = 256, columns_most = 3, portion = 32;
    std::vector<int64_t> all_times = std::vector<int64_t>(largest * portion);
    std::vector<float> all_values = std::vector<float>(largest * portion * columns_most);
    int64_t *times = all_times.data();
    float *values = all_values.data();
    int blocks = 0;
    template <typename Kept> void take(const char *bytes, int count, int columns, double factor) {
        for (int row = 0; row < count; row++)
            for (int column = 0; column < columns; column++) {
                Kept kept;
                memcpy(&kept, bytes + (column * count + row) * sizeof kept, sizeof kept);
                values[row * columns + column] = float(kept * factor);
            }
    }
    int decode(const char *payload, double factor) {
        uint16_t columns;
        uint32_t count;
        int64_t time;
        memcpy(&columns, payload + 2, 2);
        memcpy(&count, payload + 4, 4);
        memcpy(&time, payload + 24, 8);
        if (count > largest || columns > columns_most) exit(1);
        times = all_times.data() + blocks % portion * largest;
        values = all_values.data() + blocks % portion * largest * columns_most;
        blocks++;
        times[0] = time;
        for (uint32_t row = 1; row < count; row++) {
            uint32_t steps;
            memcpy(&steps, payload + 48 + 4 * (row - 1), 4);
            times[row] = time += int64_t(steps) * 100;
        }
        const char *bytes = payload + 48 + 4 * (count - 1) + 4 * count;
        if (payload[1] == 4) take<int16_t>(bytes, count, columns, factor);
        else if (payload[1] == 3) take<uint16_t>(bytes, count, columns, factor);
        else exit(1);
        return count;
    }
};

static sqlite3_stmt *blocks(sqlite3 *file) {
    return prepare(file, "SELECT payload FROM block INDEXED BY block_place WHERE track = 1 ORDER BY first_sequence");
}

static void read_file(const char *path, int rounds) {
    sqlite3 *file = open_file(path);
    sqlite3_stmt *select = blocks(file);
    Frames frames;
    uint64_t best = UINT64_MAX;
    int count = 0;
    for (int round = 0; round < rounds; round++) {
        uint64_t start = now();
        count = 0;
        while (sqlite3_step(select) == SQLITE_ROW)
            count += frames.decode((const char *)sqlite3_column_blob(select, 0), 9.80665 / 4096);
        sqlite3_reset(select);
        uint64_t took = now() - start;
        if (took < best) best = took;
    }
    printf("%llu|%d\n", (unsigned long long)best, count);
}

// The date of a time to the second: formatted once for all rows of it.
struct Date {
    time_t second = -1;
    char text[32];
    size_t put(char *out, int64_t utc) {
        if (utc / 1000000000 != second) {
            second = utc / 1000000000;
            tm parts;
            strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", gmtime_r(&second, &parts));
        }
        memcpy(out, text, 19);
        return 19;
    }
};

static const int64_t shift = 1767225600000000000 - 1000000000;

static void write_original(FILE *out, const Frames &frames, int count, Date &date) {
    for (int row = 0; row < count; row++) {
        char text[32];
        text[date.put(text, frames.times[row] + shift)] = 0;
        fprintf(out, "\n%sZ", text);
        for (int column = 0; column < 3; column++) fprintf(out, ",%.6f", frames.values[3 * row + column]);
    }
}

static void write_plain(FILE *out, const Frames &frames, int count, Date &date) {
    char line[256];
    for (int row = 0; row < count; row++) {
        char *at = line + date.put(line, frames.times[row] + shift);
        int64_t micros = (frames.times[row] + shift) / 1000 % 1000000;
        *at++ = '.';
        for (int place = 5; place >= 0; place--, micros /= 10) at[place] = '0' + micros % 10;
        at += 6;
        *at++ = 'Z';
        *at++ = ',';
        at = std::to_chars(at, line + 250, (frames.times[row] - 2000000000) * 1e-9, std::chars_format::fixed, 6).ptr;
        for (int column = 0; column < 3; column++) {
            *at++ = ',';
            at = std::to_chars(at, line + 250, frames.values[3 * row + column]).ptr;
        }
        *at++ = '\n';
        fwrite(line, 1, at - line, out);
    }
}

static void export_file(const char *path, const char *csv, bool is_original) {
    sqlite3 *file = open_file(path);
    sqlite3_stmt *select = blocks(file);
    Frames frames;
    Date date;
    int total = 0;
    uint64_t start = now();
    FILE *out = fopen(csv, "w");
    fputs(is_original ? "epoch,x,y,z" : "time_utc,time_s,x,y,z\n", out);
    while (sqlite3_step(select) == SQLITE_ROW) {
        int count = frames.decode((const char *)sqlite3_column_blob(select, 0), 1.0 / 4096);
        (is_original ? write_original : write_plain)(out, frames, count, date);
        total += count;
    }
    fclose(out);
    printf("%llu|%d\n", (unsigned long long)(now() - start), total);
}

int main(int count, char **words) {
    if (count == 7 && !strcmp(words[1], "write"))
        write_file(words[2], words[3], atoi(words[4]), atoi(words[5]), atoi(words[6]));
    else if (count == 4 && !strcmp(words[1], "read")) read_file(words[2], atoi(words[3]));
    else if (count == 4) export_file(words[2], words[3], !strcmp(words[1], "original"));
    else return 2;
}
