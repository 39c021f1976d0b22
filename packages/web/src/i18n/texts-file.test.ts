import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchTexts } from './texts-file.ts';

afterEach(() => vi.unstubAllGlobals());

function stubFetch(...given: (() => Response)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = given[asked.length - 1];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  return asked;
}

describe('a text file', () => {
  it('fetches a text file from its address', async () => {
    const asked = stubFetch(() => Response.json({ close: 'Stäng' }));
    expect(await fetchTexts('/assets/texts/sv-1/common.json')).toEqual({ close: 'Stäng' });
    expect(asked).toEqual(['/assets/texts/sv-1/common.json']);
  });

  it('retries a text file once when the network fails', async () => {
    const drop = () => {
      throw new TypeError('Failed to fetch');
    };
    stubFetch(drop, () => Response.json({ close: 'Stäng' }));
    expect(await fetchTexts('/x.json')).toEqual({ close: 'Stäng' });
    const asked = stubFetch();
    await expect(fetchTexts('/x.json')).rejects.toThrow('Failed to fetch');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['missing', () => Response.json({ close: 'Stäng' }, { status: 404 })],
    ['truncated', () => new Response('{"close":"St')],
    ['an HTML page', () => new Response('<!doctype html>')],
    ['empty', () => new Response('')],
    ['a list', () => Response.json(['Stäng'])],
    ['null', () => Response.json(null)],
    ['a string', () => Response.json('Stäng')],
    ['an object with other values than texts', () => Response.json({ close: { other: 'Stäng' } })],
  ])('rejects a text file that is %s, without a retry', async (_, answer) => {
    const asked = stubFetch(answer);
    await expect(fetchTexts('/x.json')).rejects.toThrow(/./);
    expect(asked).toHaveLength(1);
  });
});
