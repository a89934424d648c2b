import { describe, expect, it } from '@jest/globals';
import * as conventions from '@opentelemetry/semantic-conventions/incubating';
import { ATTRIBUTE, EVALUATION_EVENT, OWN_ATTRIBUTE } from '../../src/telemetry/names.js';

/** Every name that the published conventions have, stable and in development. */
const PUBLISHED: ReadonlySet<unknown> = new Set(Object.values(conventions));

describe('the names of telemetry', () => {
  it('are those of the published conventions', () => {
    expect(EVALUATION_EVENT).toBe(conventions.EVENT_GEN_AI_EVALUATION_RESULT);
    expect(ATTRIBUTE).toEqual({
      name: conventions.ATTR_GEN_AI_EVALUATION_NAME,
      value: conventions.ATTR_GEN_AI_EVALUATION_SCORE_VALUE,
      label: conventions.ATTR_GEN_AI_EVALUATION_SCORE_LABEL,
      explanation: conventions.ATTR_GEN_AI_EVALUATION_EXPLANATION,
      error: conventions.ATTR_ERROR_TYPE,
      session: conventions.ATTR_SESSION_ID,
      service: conventions.ATTR_SERVICE_NAME,
      serviceVersion: conventions.ATTR_SERVICE_VERSION,
    });
  });

  it('of our own do not sit in the place of a published one', () => {
    for (const name of Object.values(OWN_ATTRIBUTE)) expect(PUBLISHED.has(name)).toBe(false);
  });
});
