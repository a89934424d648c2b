import { describe, expect, it } from '@jest/globals';
import { type Row, readRow } from './read-rows.js';

const USER = { role: 'user', content: 'go' };
const toolResult = (content: unknown) => ({ role: 'user', content: [{ type: 'tool_result', content }] });

describe('files and sources', () => {
  it.each<Row>([
    [
      'what they say, which is nobody\u2019s word',
      [
        {
          role: 'user',
          content: [
            {
              type: 'document',
              source: { type: 'text', media_type: 'text/plain', data: 'Invoice 4711: 8,350 EUR' },
              title: 'invoice.txt',
              context: 'of May',
            },
            { type: 'document', source: { type: 'content', content: [{ type: 'text', text: 'page 12' }] } },
            { type: 'document', source: { type: 'base64', media_type: 'application/pdf', data: 'AAAA' } },
            { type: 'text', text: 'go' },
          ],
        },
        { role: 'user', content: [{ document: { name: 'limits', format: 'txt', source: { text: 'limit 8350' } } }] },
        { role: 'user', content: [{ document: { name: 'scan', format: 'pdf', source: { bytes: 'AAAA' } } }] },
      ],
      ['own', 0],
      [
        '1.1 user: system invoice.txt\nof May\nInvoice 4711: 8,350 EUR | system page 12 | user go',
        '2.1 user: system limits\nlimit 8350',
        '3.1 user: system scan',
      ],
      [],
    ],
    [
      'what an answer quotes of them, and of what was searched',
      [
        USER,
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'According to the invoice, ', citations: null },
            {
              type: 'text',
              text: 'May cost 8,350 EUR',
              citations: [
                {
                  type: 'char_location',
                  cited_text: 'Total due: 8,350 EUR. ',
                  document_index: 0,
                  document_title: 'Invoice 4711',
                  start_char_index: 20,
                  end_char_index: 42,
                  file_id: 'file_1',
                },
                {
                  type: 'page_location',
                  cited_text: 'Paid on 3 June',
                  document_index: 0,
                  document_title: 'Invoice 4711',
                  start_page_number: 2,
                  end_page_number: 3,
                },
              ],
            },
            {
              type: 'text',
              text: '.',
              citations: [
                {
                  type: 'web_search_result_location',
                  cited_text: 'Halvorsen raised its rates',
                  encrypted_index: 'Eo8BCio',
                  title: 'Rates',
                  url: 'https://halvorsen.example/rates',
                },
                { type: 'search_result_location', cited_text: 'of 4 %', source: 'kb/12', title: null },
                { type: 'char_location', cited_text: ' ', document_title: 7 },
                'odd',
              ],
            },
          ],
        },
      ],
      ['own', 0],
      [
        '1.1 user: user go',
        '2.1 assistant: system Total due: 8,350 EUR. \nInvoice 4711\nPaid on 3 June | ' +
          'system Halvorsen raised its rates\nRates\nof 4 % | ' +
          'assistant According to the invoice,  | assistant May cost 8,350 EUR | assistant .',
      ],
      [],
    ],
    [
      'their names, in chat messages',
      [
        {
          role: 'user',
          content: [
            { type: 'file', file: { filename: 'halvorsen.pdf', file_data: 'data:application/pdf;base64,AAAA' } },
            { type: 'input_file', filename: 'b.pdf', file_data: 'data:application/pdf;base64,AAAA' },
            { type: 'text', text: 'go' },
          ],
        },
      ],
      ['openai', 0],
      ['1.1 user: system halvorsen.pdf | system b.pdf | user go'],
      [],
    ],
    [
      'their names, in the AI SDK',
      [
        {
          role: 'user',
          parts: [
            { type: 'file', mediaType: 'text/csv', filename: 'c.csv', url: 'data:text/csv;base64,AAAA' },
            { type: 'text', text: 'go' },
          ],
        },
        {
          role: 'assistant',
          parts: [
            { type: 'source-url', sourceId: '1', url: 'https://example.org/d', title: 'D' },
            { type: 'text', text: 'ok' },
          ],
        },
      ],
      ['own', 0],
      ['1.1 user: system c.csv | user go', '2.1 assistant: system D\nhttps://example.org/d | assistant ok'],
      [],
    ],
    [
      'their names beside a message',
      [{ role: 'user', content: 'go', attachments: ['quarter.pdf'] }],
      ['own', 0],
      ['1.1 user: system quarter.pdf | user go'],
      [],
    ],
    [
      'their names alone, their addresses and paths, and what is text in them',
      [
        {
          role: 'user',
          content: [
            { type: 'document', url: 'https://example.org/q.pdf' },
            { type: 'file', path: 'data/q.csv', text: 'a' },
            { type: 'file', name: 'r.csv', data: 'total 8127', mimeType: 'text/csv' },
          ],
        },
        toolResult([{ type: 'document', id: 'INV-204', title: 'Invoice', metadata: { rows: 8127 } }]),
      ],
      ['openai', 0],
      [
        '1.1 user: system https://example.org/q.pdf | system data/q.csv\na | system r.csv\ntotal 8127',
        '2.1 tool: tool[? null] {"type":"document","id":"INV-204","title":"Invoice","metadata":{"rows":8127}}',
      ],
      [],
    ],
    [
      'what they say, in results',
      [
        USER,
        toolResult([
          {
            type: 'search_result',
            source: 'https://example.org/cache',
            title: 'Cache',
            content: [{ type: 'text', text: 'It holds 1,234 entries.' }],
          },
          { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'limit 8350' } },
          { type: 'file', name: 'a.ts', size: 4821 },
          { document: 'd.pdf', state: 'paid' },
          { type: 'file-data', data: 'AAAA', mediaType: 'image/png' },
        ]),
        {
          role: 'user',
          content: [{ toolResult: { content: [{ document: { name: 'd', source: { text: 'e 7' } } }] } }],
        },
      ],
      ['own', 0],
      [
        '1.1 user: user go',
        '2.1 tool: tool[? null] https://example.org/cache\nCache\nIt holds 1,234 entries. | tool[? null] limit 8350 | tool[? null] {"type":"file","name":"a.ts","size":4821} | tool[? null] {"document":"d.pdf","state":"paid"}',
        '3.1 tool: tool[? null] d\ne 7',
      ],
      [],
    ],
    [
      'all of what a tool lists',
      [USER, { role: 'tool', tool_call_id: 'c', content: [{ type: 'file', name: 'b.ts', size: 77 }] }],
      ['openai', 0],
      ['1.1 user: user go', '2.1 tool: tool[? null] {"type":"file","name":"b.ts","size":77}'],
      [],
    ],
    [
      'their place before what is said, which is said in one go',
      [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Read this' },
            { type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'limit 8350' } },
            { type: 'text', text: 'and mend it' },
          ],
        },
      ],
      ['own', 0],
      ['1.1 user: system limit 8350 | user Read this | user and mend it'],
      [],
    ],
  ])('have %s', (_, values, counted, told, unknown) => expect(readRow(values)).toEqual({ counted, told, unknown }));
});
