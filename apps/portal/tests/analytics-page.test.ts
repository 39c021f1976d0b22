import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { events, pageNames } from '../src/platform/analytics/events.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/analytics.md'), 'utf8');

/** The rows of the first table: each event with its properties and their values. */
function documentedEvents(): [string, Record<string, string[]>][] {
  const rows = [...page.matchAll(/^\| `(\w+)` \| (.*?) \|/gm)];
  return rows.map(([, name = '', cell = '']) => {
    const properties = [...cell.matchAll(/`(\w+)`(?: \(([^)]*)\))?/g)];
    return [name, Object.fromEntries(properties.map(([, key = '', values = '']) => [key, values.split(', ')]))];
  });
}

/** The document names these long lists instead of repeating them. */
const listNames: Record<string, string> = {
  page: 'below',
  reason: 'specification §8',
  language: 'the 29 languages',
  payment_method: 'specification §4',
};

describe('docs/analytics.md', () => {
  it('documents exactly the events of the portal, with their properties and values', () => {
    const expected = Object.entries(events).map(([name, properties]) => [
      name,
      Object.fromEntries(
        Object.entries(properties as Record<string, readonly string[]>).map(([key, values]) => [
          key,
          listNames[key] === undefined ? [...values] : [listNames[key]],
        ]),
      ),
    ]);
    expect(documentedEvents()).toEqual(expected);
  });

  it('documents every page name', () => {
    const [, list = ''] = /^Pages: (.+)$/m.exec(page) ?? [];
    expect([...list.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual([...pageNames]);
  });
});
