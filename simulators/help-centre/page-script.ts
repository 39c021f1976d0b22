/**
 * The page's script: it searches the articles, follows the appearance of the framing page, and asks that page to close on
 * Escape. It stores nothing, because a sandboxed frame has no cookies or storage. It ignores messages from other windows.
 */
export const pageScript = `
'use strict';
const field = document.querySelector('input');
const items = [...document.querySelectorAll('li')];
const status = document.querySelector('[role=status]');
const plain = (text) =>
  text.normalize('NFKD').replace(/[\\u0300-\\u036f\\u064b-\\u0652]/g, '').replaceAll('\\u2019', "'").toLowerCase();
const searchTexts = items.map((item) => plain(item.textContent + ' ' + item.dataset.words));
const tell = (type) => parent.postMessage({ source: 'help-centre', type }, '*');
const search = () => {
  const words = plain(field.value).split(/\\s+/).filter(Boolean);
  let count = 0;
  items.forEach((item, index) => {
    item.hidden = !words.every((word) => searchTexts[index].includes(word));
    if (!item.hidden) count += 1;
  });
  const message = count > 0 ? status.dataset.text.replace('{count}', count) : status.dataset.none;
  status.textContent = words.length > 0 ? message : '';
};
field.addEventListener('input', search);
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  if (field.value === '') return tell('close');
  field.value = '';
  search();
});
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'object' || data === null || data.source !== 'host') return;
  if (data.type === 'look' && ['light', 'dark'].includes(data.appearance)) {
    document.documentElement.dataset.appearance = data.appearance;
  }
});
tell('ready');
`;
