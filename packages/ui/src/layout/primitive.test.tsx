import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { primitive } from './primitive.tsx';

const classes = { base: 'box', 'tone-soft': 'box-soft', wrap: 'box-wrap' };
const { Component: Box, look } = primitive<{ tone?: 'soft'; wrap?: boolean }, 'div'>('div', classes, ['tone', 'wrap']);

describe('a primitive', () => {
  it('draws each chosen look as a class, before the classes of its user', () => {
    expect(renderToStaticMarkup(<Box tone="soft" wrap className="mine" />)).toBe(
      '<div class="box box-soft box-wrap mine"></div>',
    );
  });

  it('draws no class for a look that is absent or false', () => {
    expect(renderToStaticMarkup(<Box wrap={false} />)).toBe('<div class="box"></div>');
  });

  it('hands every other prop to the element that it is drawn as', () => {
    expect(renderToStaticMarkup(<Box as="label" htmlFor="name" tone="soft" />)).toBe(
      '<label for="name" class="box box-soft"></label>',
    );
  });

  it('combines with another primitive', () => {
    const { Component: Other } = primitive<{ round?: boolean }, 'span'>('span', { round: 'round' }, ['round']);
    expect(renderToStaticMarkup(<Other as={Box} round tone="soft" />)).toBe('<div class="box box-soft round"></div>');
  });

  it('has its classes for what draws its own element', () => {
    expect(look({ tone: 'soft' })).toBe('box box-soft');
  });
});
