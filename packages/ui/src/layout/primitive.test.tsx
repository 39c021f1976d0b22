import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { primitive } from './primitive.tsx';

const classes = { base: 'box', 'tone-soft': 'box-soft', wrap: 'box-wrap' };
const { Component: Box, look } = primitive<{ tone?: 'soft'; wrap?: boolean }, 'div'>('div', classes, ['tone', 'wrap']);

describe('a primitive', () => {
  it('adds a class for each look prop, before the caller’s own class', () => {
    expect(renderToStaticMarkup(<Box tone="soft" wrap className="mine" />)).toBe(
      '<div class="box box-soft box-wrap mine"></div>',
    );
  });

  it('adds no class for a look prop that is absent or false', () => {
    expect(renderToStaticMarkup(<Box wrap={false} />)).toBe('<div class="box"></div>');
  });

  it('passes every other prop to the element', () => {
    expect(renderToStaticMarkup(<Box as="label" htmlFor="name" tone="soft" />)).toBe(
      '<label for="name" class="box box-soft"></label>',
    );
  });

  it('renders as another primitive and combines their classes', () => {
    const { Component: Other } = primitive<{ round?: boolean }, 'span'>('span', { round: 'round' }, ['round']);
    expect(renderToStaticMarkup(<Other as={Box} round tone="soft" />)).toBe('<div class="box box-soft round"></div>');
  });

  it('returns its classes for a component with its own element', () => {
    expect(look({ tone: 'soft' })).toBe('box box-soft');
  });
});
