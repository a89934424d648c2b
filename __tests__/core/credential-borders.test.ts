import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CREDENTIAL_SHAPES, type CredentialShape } from '../../src/core/credential-shapes.js';
import { maskSecrets } from '../../src/core/redact.js';

type Letters = 'of one case' | 'as drawn';

/** What follows the beginnings of a shape, in letters of one case where it allows that: no mixture tells those. */
function restsOf({ rest }: CredentialShape, letters: Letters): readonly string[] {
  const whole = new RegExp(`^(?:${rest})$`);
  const drawn = fc.sample(fc.stringMatching(whole), { seed: 20261124, numRuns: 40 });
  if (letters === 'as drawn') return drawn;
  return drawn.flatMap((one) => [one.toLowerCase(), one.toUpperCase()].filter((other) => whole.test(other)));
}

/** Beginnings that are masked with nearly all that may follow them, between these texts. */
function startsMasked(before: string, behind: string, letters: Letters): readonly string[] {
  return CREDENTIAL_SHAPES.flatMap((shape) => {
    const rests = restsOf(shape, letters);
    const isMasked = (token: string, text: string): boolean => !maskSecrets(text).includes(token);
    return shape.starts.filter((start) => {
      const tokens = rests.map((rest) => start + rest).filter((token) => isMasked(token, `(${token})`));
      const found = tokens.filter((token) => isMasked(token, `${before}${token}${behind}`));
      return tokens.length > 0 && found.length > 0.75 * tokens.length;
    });
  });
}

/** Beginnings that tell enough behind letters and digits, whatever follows them. */
const ANYWHERE = [
  'AIza GOCSPX- ya29. dop_v1_ doo_v1_ dor_v1_ HRKU- fm1a_ fm1r_ fm2_ vercel_blob_rw_ tskey- ghp_ gho_',
  'ghu_ ghs_ ghr_ github_pat_ glpat- glrt- glptt- gldt- glcbt- glft- glimt- glagent- gloas- glsoat-',
  'glffct- ATATT3 CCIPAT_ CCIPRJ_ bkua_ bkat_ npm_ pypi-AgE rubygems_ CLOJARS_ dckr_pat_ dckr_oat_',
  'cmVmdGtu hvs. hvb. hvr. dp.pt. dp.st. dp.ct. dp.sa. ops_eyJ AGE-SECRET-KEY-1 sha256~ sk-ant-',
  'sk-proj- sk-svcacct- sk-admin- sk-or-v1- sk-lf- gsk_ pplx- lsv2_pt_ lsv2_sk_ pcsk_ tgp_v1_ tvly-',
  'apify_api_ xoxa- xoxb- xoxp- xoxr- xoxs- xoxe- xoxe.xox hooks.slack.com/ discord.com/api/webhooks/',
  'discordapp.com/api/webhooks/ xkeysib- xsmtpsib- whsec_ sq0atp- sq0csp- sq0idp- access_token$ shpat_',
  'shpca_ shppa_ shpss_ FLWSECK- FLWSECK_TEST- shippo_live_ duffel_live_ ntn_ PMAK- CFPAT- rdme_ NRAK-',
  'NRII- NRRA- glsa_ sntryu_ sntrya_ sntrys_ dt0c01. dt0s01. dt0s02. pscale_tkn_ pscale_pw_',
  'pscale_oauth_ AVNS_',
].flatMap((line) => line.split(' '));

/** Beginnings of tokens that are all as long as each other: what is longer is something else. */
const EXACT = [
  'AKIA ASIA AIza LTAI AKID nfp_ nfc_ nfo_ dapi npm_ cio oy2 squ_ sqp_ sqa_ pul- sha256~ hf_ api_org_',
  'r8_ e2b_ fw_ sk_ key- re_ SK EZAK EZTK pnu_ pnb_ ico-',
].flatMap((line) => line.split(' '));

describe('what stands at the borders of a token', () => {
  it('is no matter before beginnings that tell enough, and makes it a part of a word before all others', () => {
    expect(startsMasked('(se', ')', 'of one case')).toEqual(ANYWHERE);
  });

  it('makes one another thing behind tokens of one length, and is taken along with others', () => {
    const masked = new Set(startsMasked('(', 'q7)', 'as drawn'));
    const all = CREDENTIAL_SHAPES.flatMap(({ starts }) => starts);
    expect(all.filter((start) => !masked.has(start))).toEqual(EXACT);
  });

  it('is no matter where a token of any beginning is drawn of all letters and long enough', () => {
    const drawn = 'aB3dE5fG7hJ9kL2mN4pQ6rS8tU0w';
    const token = (length: number): string => `sk-${drawn}`.slice(0, length);
    expect(maskSecrets(`(de${token(30)})`)).toBe('(de***)');
    expect(maskSecrets(`(de${token(29)})`)).toBe(`(de${token(29)})`);
  });
});
