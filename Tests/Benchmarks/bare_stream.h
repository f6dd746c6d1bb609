/* A stream as a program would write it by hand that keeps the promises of a `velto_stream`, for samples of up to COLUMNS values.

   Another thread may read while this one writes, and neither waits; when no one reads, the oldest frame makes room and counts as
   dropped; frames have numbers and times; their rate and their age are measured every second; a reader that sleeps is told. */
#ifndef VELTO_BARE_STREAM_H
#define VELTO_BARE_STREAM_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <veltokit/velto.h>

enum { ROOM = 1024 };

typedef struct frame {
    velto_frame_info info;
    float values[COLUMNS];
} frame;

typedef struct bare_stream {
    frame ring[ROOM];
    _Atomic uint64_t head, tail, dropped, received;
    _Atomic double rate, latency;
    _Atomic bool is_announced;
    uint64_t sequence, ages, start, due, before, announcements;
} bare_stream;

/* The place of the next frame, with its info. */
static inline frame *begin_frame(bare_stream *stream, uint64_t timestamp, uint64_t arrival, uint32_t tick) {
    const uint64_t tail = atomic_load_explicit(&stream->tail, memory_order_relaxed);
    uint64_t head = atomic_load_explicit(&stream->head, memory_order_acquire);
    if (tail - head >= ROOM && atomic_compare_exchange_strong(&stream->head, &head, head + 1))
        atomic_fetch_add_explicit(&stream->dropped, 1, memory_order_relaxed);
    frame *target = &stream->ring[tail % ROOM];
    target->info.timestamp_ns = timestamp;
    target->info.arrival_ns = arrival;
    target->info.sequence = ++stream->sequence;
    target->info.tick = tick;
    target->info.flags = 0;
    return target;
}

/* Shows the frame to the reader. */
static inline void end_frame(bare_stream *stream) {
    atomic_store_explicit(&stream->tail, atomic_load_explicit(&stream->tail, memory_order_relaxed) + 1, memory_order_release);
}

static inline void measure_rate(bare_stream *stream, uint64_t arrival, uint64_t total) {
    if (stream->due > 0 && total > stream->before) {
        atomic_store_explicit(&stream->rate, (double)(total - stream->before) / ((double)(arrival - stream->start) * 1e-9), memory_order_relaxed);
        atomic_store_explicit(&stream->latency, (double)stream->ages * 1e-9 / (double)(total - stream->before), memory_order_relaxed);
    }
    stream->start = arrival;
    stream->due = arrival + 1000000000;
    stream->before = total;
    stream->ages = 0;
}

/* Counts the frames of a packet, of which the first was measured at that time and the others in those steps, and wakes the reader. */
static inline void count_frames(bare_stream *stream, uint64_t count, uint64_t first, uint64_t period, uint64_t arrival) {
    const uint64_t middle = first + period * (count - 1) / 2;
    const uint64_t total = atomic_load_explicit(&stream->received, memory_order_relaxed) + count;
    atomic_store_explicit(&stream->received, total, memory_order_relaxed);
    stream->ages += middle < arrival ? count * (arrival - middle) : 0;
    if (arrival >= stream->due) measure_rate(stream, arrival, total);
    if (!atomic_exchange_explicit(&stream->is_announced, true, memory_order_acq_rel)) stream->announcements++;
}

#endif
