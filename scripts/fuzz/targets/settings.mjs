// Settings, waivers, and what a comment asks for.
import { anyValue, brokenJson, brokenText, brokenTexts, hostileText, jsonOf, saved } from '../generators.mjs';
import { isPlain, must, positionIsIn, problemsAreWhole, unlessRefused } from '../invariants.mjs';
import * as material from '../material.mjs';
import { candidateIsWhole, FILE, inputOf, wholeScore } from './whole.mjs';

const TODAY = '2026-11-21';

export const SETTINGS = {
  settings: ({ SETTINGS, SETTING_NAMES }) => ({
    make: (chance) => ({ name: chance.pick(SETTING_NAMES), text: settingText(chance) }),
    check: ({ name, text }) => parsedSetting(name, SETTINGS[name].kind, text, 'input'),
  }),

  config: ({ readConfigFile, SETTINGS }) => ({
    make: (chance) => saved(chance.isOneIn(6) ? yamlOf(chance) : brokenText(material.CONFIG, chance), chance),
    check: (text) => {
      const { entries, problems } = readConfigFile(text, FILE);
      problemsAreWhole(problems, text);
      const lines = text.split(/\r\n|\r|\n/).length;
      return [
        problems,
        [...entries].map(([name, { raw, place, entries: inside }]) => {
          for (const one of [place, ...(inside?.values() ?? [])]) positionIsIn(one, lines, name);
          must(SETTINGS[name].trusted !== true, `${name} is trusted`);
          return parsedSetting(name, SETTINGS[name].kind, raw, 'config');
        }),
      ];
    },
  }),

  waivers: ({ readWaivers, DIMENSIONS }) => ({
    make: (chance) => saved(chance.isOneIn(6) ? yamlOf(chance) : brokenText(material.WAIVERS, chance), chance),
    check: (text) => {
      const read = readWaivers(text, FILE, { sessions: new Set(['login', 'export']), dimensions: DIMENSIONS }, TODAY);
      problemsAreWhole(read.problems, text);
      if (read.problems.length === 0)
        for (const { until, by, reason } of read.waivers)
          must(until >= TODAY && by !== '' && reason !== '', 'a waiver that is none');
      return read;
    },
  }),

  fields: (tools) => {
    const score = tools.openScoreSession();
    return {
      make: (chance) => {
        const settings = chance.isOneIn(2) ? brokenTexts(material.FIELDS, chance) : material.FIELDS;
        const isText = chance.isOneIn(2);
        const pairs = (map) =>
          Object.entries(map)
            .map(([key, value]) => `${key}=${value}`)
            .join(', ');
        return {
          settings: isText
            ? {
                fields: brokenOften(pairs(settings.fields), chance),
                outcomes: brokenOften(pairs(settings.outcomes), chance),
                dimensions: settings.dimensions.join(','),
              }
            : settings,
          candidate: brokenJson(material.THEIRS, chance),
        };
      },
      check: ({ settings, candidate }) =>
        unlessRefused(tools.UserError, () => {
          const format = tools.formatOf(tools.pureSettings(settings));
          candidateIsWhole(tools.readCandidate(inputOf(candidate, 'login'), tools.sha256, format), candidate);
          return wholeScore(score(material.SESSION, candidate, settings));
        }),
    };
  },

  comments: ({ readComment }) => ({
    make: (chance) =>
      chance.isOneIn(6) ? `/summary-gate ${hostileText(chance)}` : brokenText(chance.pick(material.COMMENTS), chance),
    check: (body) => {
      const read = readComment(body);
      if (read.kind === 'none') return read;
      must(/^\/summary-gate(?:[ \t\r\n]|$)/.test(body), 'a comment that is none of ours');
      if (read.kind === 'wrong') {
        must(read.problem !== '', 'no problem');
        isPlain(read.problem, 'a problem');
        return read;
      }
      const { sessions, because = 'x', commit = '0000000', verb } = read.command;
      must(['accept', 'reject'].includes(verb) && sessions.length > 0 && sessions.length <= 10, 'no command');
      for (const name of sessions)
        must(
          name.isWellFormed() && !/^\.|[\\\p{Cc}]|\/(?!\d{1,6}$)/u.test(name) && name.length <= 210,
          () => `a session ${JSON.stringify(name)}`,
        );
      isPlain(because, 'a reason');
      must(/^[0-9a-f]{7,64}$/.test(commit), 'a commit');
      return read;
    },
  }),
};

function parsedSetting(name, kind, raw, from) {
  const parsed = kind.parse(raw, from);
  if ('problem' in parsed) {
    must(/\w/.test(parsed.problem), `${name}: an empty problem`);
    return parsed.problem;
  }
  for (const number of numbersIn(parsed.value))
    must(Number.isFinite(number), () => `a number of a setting: ${name} is ${number}`);
  return parsed.value;
}

function numbersIn(value) {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function settingText(chance) {
  return chance.isOneIn(6) ? hostileText(chance) : brokenText(chance.pick(material.INPUTS), chance);
}

function brokenOften(text, chance) {
  return chance.isOneIn(2) ? brokenText(text, chance) : text;
}

/** JSON is YAML, too. */
function yamlOf(chance) {
  return chance.isOneIn(2)
    ? hostileText(chance)
    : jsonOf({ waivers: [anyValue(chance)], weights: anyValue(chance), fields: anyValue(chance) }, chance);
}
