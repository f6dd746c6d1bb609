// Sentences of the library in the words of C#.

using System;
using System.Collections.Generic;
using System.Text;
using System.Text.RegularExpressions;

namespace VeltoKit
{
    /// <summary>Names of functions, members and constants in sentences of the library, as C# has them.</summary>
    internal static class Sentences
    {
        private static readonly KeyValuePair<string, string>[] phrases =
        {
            Pair("set VELTO_BACKEND_SIMULATED in def.backends", "create it with Simulated = true"),
            Pair("set VELTO_BACKEND_HOST in def.backends", "create it with a host backend"),
            Pair("create it with PUMPED", "create it with Pumped = true"),
            Pair("create it with MANUAL_CLOCK", "create it with ManualClock = true"),
            Pair("call velto_context_create_host_radio()", "call Interop.Native.velto_context_create_host_radio()"),
            Pair("call velto_device_pair()", "call Pair()"),
            Pair("call velto_device_set_family()", "set Family"),
            Pair("set it with velto_device_set_family()", "set Family"),
            Pair("turn it on with velto_device_set_game_input()", "set GameInput to On"),
            Pair("pairing policy JUST_WORKS or INTERACTIVE", "pairing policy JustWorks or Interactive"),
            Pair("pairing policy INTERACTIVE, or SYSTEM", "pairing policy Interactive, or System"),
            Pair("pairing policy INTERACTIVE", "pairing policy Interactive"),
            Pair("answer VELTO_EVENT_PAIRING_REQUESTED", "answer Context.PairingRequested"),
            Pair("set VELTO_UPDATE_ANY_MODEL", "set UpdateFlag.AnyModel"),
            Pair("set state_path", "set StatePath"),
            Pair("must be 0 or more, or VELTO_DT_MEASURE", "must be 0 or more, or left out"),
            Pair("call exec before using the library", "start it with System.Diagnostics.Process, or use the library in its parent"),
        };

        private static readonly Regex function = new Regex(@"(?<!Native\.)\bvelto_[a-z]+_(\w+)(?=\(\))");
        private static readonly Regex member = new Regex(@"\b(?:velto_\w+|def|options)\.([a-z]\w*)");
        private static readonly Regex setting = new Regex(@"(?<=\b(?:config|settings|beacon|link|step|steps\[\d+\])\.)[a-z]\w*");
        private static readonly Regex constant = new Regex(@"\bVELTO_([A-Z]+)_([A-Z0-9_]+)\b");
        private static readonly Regex argument = new Regex(@"^[a-z]+(_[a-z]+)+(?= )");

        private static KeyValuePair<string, string> Pair(string c, string own) { return new KeyValuePair<string, string>(c, own); }

        /// <summary>A sentence of the library with the names of C#.</summary>
        public static string Spoken(string sentence)
        {
            foreach (var phrase in phrases) { sentence = sentence.Replace(phrase.Key, phrase.Value); }
            sentence = function.Replace(sentence, match => Pascal(match.Groups[1].Value));
            sentence = member.Replace(sentence, match => Pascal(match.Groups[1].Value));
            sentence = setting.Replace(sentence, match => Pascal(match.Value));
            sentence = constant.Replace(sentence, Constant);
            return argument.Replace(sentence, match => Camel(match.Value));
        }

        private static string Constant(Match match)
        {
            var kind = match.Groups[1].Value;
            if (kind == "BACKEND" || kind == "LOG") { return match.Value; }
            return (kind == "ERROR" ? "Result" : Pascal(kind)) + "." + Pascal(match.Groups[2].Value);
        }

        private static string Camel(string name)
        {
            var pascal = Pascal(name);
            return char.ToLowerInvariant(pascal[0]) + pascal.Substring(1);
        }

        private static string Pascal(string name)
        {
            var words = new StringBuilder();
            foreach (var word in name.Split('_'))
            {
                if (word.Length > 0) { words.Append(char.ToUpperInvariant(word[0])).Append(word.Substring(1).ToLowerInvariant()); }
            }
            return words.ToString();
        }
    }
}
