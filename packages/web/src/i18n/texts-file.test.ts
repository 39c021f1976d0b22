import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchTexts } from './texts-file.ts';

afterEach(() => vi.unstubAllGlobals());

function answers(...given: (() => Response)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = given[asked.length - 1];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  return asked;
}

describe('a file of texts', () => {
  it('is fetched from its address', async () => {
    const asked = answers(() => Response.json({ close: 'Stäng' }));
    expect(await fetchTexts('/assets/texts/sv-1/common.json')).toEqual({ close: 'Stäng' });
    expect(asked).toEqual(['/assets/texts/sv-1/common.json']);
  });

  it('is asked for once more when the network drops it', async () => {
    const drop = () => {
      throw new TypeError('Failed to fetch');
    };
    answers(drop, () => Response.json({ close: 'Stäng' }));
    expect(await fetchTexts('/x.json')).toEqual({ close: 'Stäng' });
    const asked = answers();
    await expect(fetchTexts('/x.json')).rejects.toThrow('Failed to fetch');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['missing', () => Response.json({ close: 'Stäng' }, { status: 404 })],
    ['cut', () => new Response('{"close":"St')],
    ['a page', () => new Response('<!doctype html>')],
    ['empty', () => new Response('')],
    ['a list', () => Response.json(['Stäng'])],
    ['null', () => Response.json(null)],
    ['a text', () => Response.json('Stäng')],
    ['not texts alone', () => Response.json({ close: { other: 'Stäng' } })],
  ])('that is %s is none, and is not asked for again', async (_, answer) => {
    const asked = answers(answer);
    await expect(fetchTexts('/x.json')).rejects.toThrow(/./);
    expect(asked).toHaveLength(1);
  });
});
