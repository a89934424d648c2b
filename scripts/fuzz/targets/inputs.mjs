// What people and pipelines write: sessions, candidates, transcripts.
import { anyValue, brokenJson, brokenLines, brokenText, hostileText, saved } from '../generators.mjs';
import { hasNoCredential, must, positionIsIn, problemsAreWhole, same, scoresAreScores } from '../invariants.mjs';
import * as material from '../material.mjs';
import { parsedOrNothing, pathsIn } from '../values.mjs';
import { candidateIsWhole, goldenIsWhole, goldenOf, inputOf } from './whole.mjs';

export const INPUTS = {
  json: ({ parseJson, readWholeString, findObjects }) => ({
    make: (chance) =>
      chance.isOneIn(4) ? hostileText(chance) : brokenJson(chance.pick([material.SESSION, anyValue(chance)]), chance),
    check: (text) => {
      const parsed = parseJson(text, 3);
      const lines = 2 + text.split('\n').length;
      const native = parsedOrNothing(text);
      must((native !== undefined) === 'document' in parsed, 'it is JSON for one parser and not for the other');
      for (const { span } of findObjects(text).objects)
        must(span.end === null || span.end <= text.length, 'an object beyond the end');
      const name = readWholeString(text, ['name']);
      if (native === undefined) {
        must(parsed.error.message !== '', 'no message');
        positionIsIn(parsed.error.position, lines);
        return [parsed.error, name];
      }
      same(parsed.document.value, native.value, 'the value');
      const positionOf = parsed.document.positions();
      const paths = [...pathsIn(native.value, 100), ...parsed.document.repeatedKeys().slice(0, 20), ['nowhere', 3]];
      for (const path of paths) positionIsIn(positionOf(path), lines, path.join('.'));
      return [name, paths.map(positionOf)];
    },
  }),

  candidates: (tools) => ({
    make: (chance) => {
      const isLine = chance.isOneIn(2);
      const value = isLine
        ? chance.pick([
            { name: 'login', ...material.CANDIDATE },
            { name: 'login', sample: 2, candidate: material.CANDIDATE },
          ])
        : material.CANDIDATE;
      return { text: brokenJson(value, chance), isLine };
    },
    check: ({ text, isLine }) =>
      candidateIsWhole(
        tools.readCandidate(inputOf(text, isLine ? undefined : 'login'), tools.sha256, tools.OWN_FORMAT),
        text,
        isLine,
      ),
  }),

  references: (tools) => ({
    make: (chance) => {
      const isLine = chance.isOneIn(2);
      return { text: brokenJson(isLine ? material.TAUGHT_SESSION : material.SESSION, chance), isLine };
    },
    check: ({ text, isLine }) => goldenIsWhole(tools, inputOf(text, isLine ? undefined : 'login')),
  }),

  taught: (tools) => ({
    make: (chance) => ({
      accepted: brokenJson(material.ACCEPTED, chance),
      rejected: brokenJson(material.REJECTED, chance),
    }),
    check: ({ accepted, rejected }) => {
      const beside = Object.entries({ accepted, rejected }).map(([kind, text]) => ({
        kind,
        file: `login/${kind}/a-1.json`,
        text,
        fault: null,
      }));
      const longest = accepted.split('\n').length > rejected.split('\n').length ? accepted : rejected;
      return goldenIsWhole(tools, { ...inputOf(JSON.stringify(material.SESSION), 'login'), beside }, `${longest}\n\n`);
    },
  }),

  labels: (tools) => {
    const [golden] = goldenOf(tools, inputOf(JSON.stringify(material.SESSION), 'login')).found;
    const session = { ...golden, place: { file: 'golden-corpus/login/reference.json' } };
    return {
      make: (chance) => brokenJson(material.LABELS, chance),
      check: (text) => {
        const files = { kind: () => 'file', read: () => ({ kind: 'text', text, invalidLines: new Set() }) };
        const { labels, problems } = tools.readLabelsOf(session, files, tools.OWN_FORMAT);
        problemsAreWhole(problems, text);
        for (const { overall, dimensions } of labels)
          for (const one of [overall ?? 0, ...Object.values(dimensions ?? {})])
            must(one >= 0 && one <= 1, `a label: ${one}`);
        return [labels, problems];
      },
    };
  },

  markdown: (tools) => ({
    make: (chance) => saved(chance.isOneIn(6) ? hostileText(chance) : brokenText(material.PAGE, chance), chance),
    check: (text) => {
      const lines = text.split(/\r\n|\r|\n/).length;
      const read = ['readSummary', 'readReference'].map((name) => tools.markdown[name](text, tools.OWN_FORMAT));
      const said = read.map((one) => {
        if ('error' in one) {
          positionIsIn(one.error.position, lines);
          must(one.error.message !== '' && one.error.hint !== '', 'an error that says nothing');
          return one.error;
        }
        const positionOf = one.document.positions();
        for (const path of pathsIn(one.document.value, 60)) positionIsIn(positionOf(path), lines, path.join('.'));
        return one.document.value;
      });
      const input = { ...inputOf(text, 'login'), file: 'login.md', markdown: tools.markdown };
      return [
        said,
        tools.markdown.readMetadata(text),
        candidateIsWhole(tools.readCandidate(input, tools.sha256, tools.OWN_FORMAT), text),
        goldenIsWhole(tools, input),
      ];
    },
  }),

  transcripts: (tools) => {
    const samples = material.transcriptSamples();
    return {
      make: (chance) => {
        const { name, text } = chance.pick(samples);
        if (chance.isOneIn(3)) return { name, text: saved(brokenText(text, chance), chance) };
        const whole = parsedOrNothing(text);
        if (whole !== undefined) return { name, text: brokenJson(whole.value, chance) };
        const values = text
          .trimEnd()
          .split('\n')
          .map((line) => parsedOrNothing(line)?.value ?? line);
        return { name, text: brokenLines(values, chance) };
      },
      check: ({ name, text }) => {
        const read = tools.readMessages(text, name);
        const lines = text.split(/\r\n|\r|\n/).length;
        for (const { line } of [...read.messages, ...read.unknown]) positionIsIn({ line }, lines, 'a message');
        must(
          read.messages.every(({ seq }, i) => i === 0 || seq > read.messages[i - 1].seq),
          'messages out of order',
        );
        const { utterances, malformed } = tools.readTranscript(text, name, tools.sha256);
        for (const one of utterances) for (const { line } of one.lines) positionIsIn({ line }, lines, 'an utterance');
        const counts = tools.toolsOf(read.messages);
        scoresAreScores([tools.correctnessOf(counts)], 'correctness of tools');
        const turns = tools.turnsOf(name, read.messages);
        for (const turn of turns) hasNoCredential(JSON.stringify(turn), 'a turn', text);
        return [read.format, read.messages, read.unknown, utterances, malformed, counts, turns];
      },
    };
  },
};
