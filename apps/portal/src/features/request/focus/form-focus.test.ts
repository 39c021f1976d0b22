// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { firstOnPage } from './form-focus.ts';

function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

describe('the first field on the page', () => {
  const form = formWith(
    '<div data-field="address"><input></div><input name="customerName"><input name="amount"><div data-field="paymentMethod"><input type="radio"></div>',
  );

  it.each([
    [['customerName', 'address'], 'address'],
    [['paymentMethod', 'amount'], 'amount'],
    [['paymentMethod', 'customerName', 'amount', 'address'], 'address'],
    [['amount'], 'amount'],
    [[], null],
  ] as const)('among %j is %s, in whatever order they were checked', (fields, first) => {
    expect(firstOnPage(form, fields)).toBe(first);
  });

  it('is not a field whose section is still loading, while another one is wrong', () => {
    expect(firstOnPage(form, ['vatNumber', 'amount'])).toBe('amount');
    expect(firstOnPage(form, ['vatNumber'])).toBe('vatNumber');
  });
});
