import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import { reportOf } from '../builders/runs.js';
import { jsonl } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';

/** A reference, a candidate, and what somebody has said in the session. */
type Case = readonly [reference: string, candidate: string, said: string];

/** The same number, written otherwise. */
const SAME: readonly Case[] = [
  ['Der Ausfall dauerte 90 Minuten.', 'Der Ausfall dauerte 1,5 Stunden.', '90 Minuten'],
  ['Der Ausfall dauerte 90 Minuten.', 'Der Ausfall dauerte 1,5 h.', '90 Minuten'],
  ['La caída duró 90 minutos.', 'La caída duró 1,5 horas.', '90 minutos'],
  ['Awaria trwała 90 minut.', 'Awaria trwała 1,5 godziny.', '90 minut'],
  ['Сбой длился 90 минут.', 'Сбой длился 1,5 часа.', '90 минут'],
  ['La panne a duré 90 minutes.', 'La panne a duré 1 h 30.', '90 minutes'],
  ['The outage lasted 90 minutes.', 'The outage lasted 1 h 30 min.', '90 minutes'],
  ['The outage lasted 2 hours 5 minutes.', 'The outage lasted 125 minutes.', '2 hours 5 minutes'],
  ['Le devis de 37 500 € a été envoyé.', 'Le devis de 37,5 k€ a été envoyé.', '37 500 €'],
  ['Der Umsatz stieg auf 2,4 Mio. Euro.', 'Der Umsatz stieg auf 2.400.000 Euro.', '2,4 Mio. Euro'],
  ['O contrato custa R$ 1.249,50.', 'O contrato custa R$1249,50.', 'R$ 1.249,50'],
  ['Договор стоит 36 000 рублей.', 'Договор стоит 36 тысяч рублей.', '36 000 рублей'],
  ['The budget is 12,00,000 rupees.', 'The budget is 1.2 million rupees.', '12,00,000 rupees'],
  ['The call was moved to 3 pm.', 'The call was moved to 15:00.', 'at 3 pm'],
  ['Das Treffen wurde auf 15 Uhr verschoben.', 'Das Treffen wurde auf 15:00 Uhr verschoben.', 'um 15 Uhr'],
  ['Der Server war von 8:15 bis 9:00 Uhr weg.', 'Der Server war von 8.15 bis 9.00 Uhr weg.', '8:15 bis 9:00'],
  ['أُعيد للعميل مبلغ ٤٨ دولار.', 'أُعيد للعميل مبلغ 48 دولار.', '٤٨ دولار'],
  ['مبلغ ۴۸ دلار برگشت داده شد.', 'مبلغ 48 دلار برگشت داده شد.', '۴۸ دلار'],
  ['ग्राहक को ४८ डॉलर वापस किए गए।', 'ग्राहक को 48 डॉलर वापस किए गए।', '४८ डॉलर'],
  ['ค่าใช้จ่าย ๔๘ บาท', 'ค่าใช้จ่าย 48 บาท', '๔๘ บาท'],
  ['المبلغ ٤٨٫٩٠ دولار.', 'المبلغ 48.90 دولار.', '٤٨٫٩٠ دولار'],
  ['接口响应时间从2秒降到0.8秒。', '接口响应时间从2秒降到800毫秒。', '0.8秒'],
  ['故障持续了90分钟。', '故障持续了1.5小时。', '90分钟'],
  ['障害は90分続いた。', '障害は1時間半続いた。', '90分'],
  ['障害は90分続き、原因はディスク不足だった。', '障害は1時間30分続き、原因はディスク不足だった。', '90分'],
  ['会議は午後3時に変更された。', '会議は15時に変更された。', '午後3時'],
  ['予算は1億2000万円で合意した。', '予算は120百万円で合意した。', '1億2000万円'],
  ['예산은 1억 2000만 원이다.', '예산은 120,000,000원이다.', '1억 2000만 원'],
  ['장애는 90분 동안 지속되었다.', '장애는 1시간 30분 동안 지속되었다.', '90분'],
  ['共有三百二十人参加会议。', '共有320人参加会议。', '三百二十人'],
  ['合同于二〇二八年三月三十一日到期。', '合同于2028年3月31日到期。', '二〇二八年三月三十一日'],
  ['契約は令和10年3月31日に終了する。', '契約は2028年3月31日に終了する。', '令和10年3月31日'],
  ['Die Tests 3, 4 und 5 schlugen fehl.', 'Die Tests 3,4 und 5 schlugen fehl.', 'Tests 3, 4, 5'],
  ['Il backup è partito alle 14:30.', 'Il backup è partito alle 14.30.', 'alle 14:30'],
  ['対象は1万2千人だった。', '対象は12000人だった。', '1万2千人'],
  ['Rok 2026: 1 250 000 zł przychodu.', 'W 2026 roku przychód wyniósł 1,25 mln zł.', '1 250 000 zł'],
  ['Basal insulin was raised from 12 to 16 units.', 'Basal insulin was increased by 4 units.', '12 to 16 units'],
];

/** Another number. */
const OTHER: readonly Case[] = [
  [
    'Der Ausfall dauerte 1,5 Stunden und betraf alle Kunden.',
    'Der Ausfall dauerte 1,7 Stunden und betraf alle Kunden.',
    '1,5 Stunden',
  ],
  ['Die Quote fiel auf 2,4 %.', 'Die Quote fiel auf 2,9 %.', '2,4 %'],
  ['Die Dosis ist 2,5 mg.', 'Die Dosis ist 25 mg.', '2,5 mg'],
  ['Le devis de 37 500 € a été envoyé.', 'Le devis de 35,7 k€ a été envoyé.', '37 500 €'],
  ['The outage lasted 90 minutes.', 'The outage lasted 1 h 40 min.', '90 minutes'],
  ['障害は90分続いた。', '障害は1時間40分続いた。', '90分'],
  ['أُعيد للعميل مبلغ ٤٨ دولار.', 'أُعيد للعميل مبلغ 84 دولار.', '٤٨ دولار'],
  ['共有三百二十人参加会议。', '共有230人参加会议。', '三百二十人'],
  ['The call was moved to 3 pm.', 'The call was moved to 16:00.', 'at 3 pm'],
  ['Il backup è partito alle 14:30.', 'Il backup è partito alle 15.30.', 'alle 14:30'],
  ['Die Pumpe lief 3,4 Stunden.', 'Die Pumpe lief 4,3 Stunden und 5 Minuten.', '3,4 Stunden'],
];

/** The same, but for a decimal comma, without a transcript: the score has to tell. */
const SWAPPED: readonly (readonly [string, string])[] = [
  ['Die Quote lag 2025 bei 3,5 % und 2026 bei 4,2 %.', 'Die Quote lag 2025 bei 3,2 % und 2026 bei 4,5 %.'],
  ['Die Quote fiel von 3,5 % auf 2,9 %.', 'Die Quote fiel von 5,3 % auf 9,2 %.'],
  ['Die Pumpe lief 1,5 Stunden bei 4 bar.', 'Die Pumpe lief 4,5 Stunden bei 1 bar.'],
];

const NUMBERS: ReadonlySet<string> = new Set([
  'NUMBER_MISMATCH',
  'IDENTIFIER_MISMATCH',
  'UNGROUNDED_NUMBER',
  'UNGROUNDED_NAME',
]);

async function reportOn(cases: readonly (readonly [string, string, string?])[]): Promise<Report['sessions']> {
  const names = cases.map((_, i) => `case-${String(i).padStart(2, '0')}`);
  const tree = Object.fromEntries(
    cases.flatMap(([reference, candidate, said], i) => [
      [
        `golden-corpus/${names[i]}/reference.json`,
        { reviewed_by: 'a', reviewed_at: '2026-11-01', reference: { summary: reference } },
      ],
      [`candidates/${names[i]}.json`, { summary: candidate }],
      ...(said === undefined
        ? []
        : [[`golden-corpus/${names[i]}/transcript.jsonl`, jsonl([{ role: 'user', content: said }])]]),
    ]),
  );
  const { sessions } = await reportOf(makeWorkspace(tree), { dimensions: 'summary' });
  return sessions;
}

const about = ({ findings }: Report['sessions'][number]): readonly string[] =>
  findings.filter(({ code }) => NUMBERS.has(code)).map(({ code, message }) => `${code} ${message}`);

describe('a number that is written otherwise', () => {
  let same: Report['sessions'];
  let other: Report['sessions'];
  let swapped: Report['sessions'];
  beforeAll(async () => {
    [same, other, swapped] = [await reportOn(SAME), await reportOn(OTHER), await reportOn(SWAPPED)];
  });

  it.each(SAME.map(([reference, candidate], i) => [candidate, reference, i] as const))('%s is %s', (_, __, i) => {
    expect(about(same[i] as Report['sessions'][number])).toEqual([]);
  });

  it.each(OTHER.map(([reference, candidate], i) => [candidate, reference, i] as const))('%s is not %s', (_, __, i) => {
    expect(about(other[i] as Report['sessions'][number])).not.toEqual([]);
  });

  it.each(SWAPPED.map(([reference, candidate], i) => [candidate, reference, i] as const))(
    '%s scores less than %s',
    (_, __, i) => {
      expect(swapped[i]?.overall).toBeLessThan(0.8);
    },
  );
});
