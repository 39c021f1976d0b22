// Runs in the browser without a build, inside the page that review-page.ts writes.
const review = JSON.parse(document.querySelector('#data').textContent);
const { saving } = review;
const storageKey = `riderbell.review.${review.language}`;
const find = (selector) => document.querySelector(selector);

/** The reviewer's changes that are not saved in the files yet, by area and key. */
const proposals = new Map(saving === null ? JSON.parse(localStorage.getItem(storageKey) ?? '[]') : []);
const nameOf = (area, key) => `${area}/${key}`;

function element(tag, { dataset = {}, ...attributes } = {}, ...children) {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) created.setAttribute(name, value);
  Object.assign(created.dataset, dataset);
  created.append(...children);
  return created;
}

/** A text with its values marked. */
const marked = (text) =>
  text.split(/(\{\{\w+\}\})/).map((part) => {
    const [, name] = /^\{\{(\w+)\}\}$/.exec(part) ?? [];
    return name === undefined ? part : element('span', { class: 'value', dir: 'ltr' }, name);
  });

const valuesOf = (text, without) =>
  (text.match(/\{\{\w+\}\}/g) ?? [])
    .filter((value) => value !== without)
    .toSorted()
    .join(' ');

/** The fault that the page itself can find; the repository's checks find the others. */
function faultOf({ english, singleNumber }, text) {
  const free = singleNumber ? '{{count}}' : '';
  if (text.trim() !== text || text === '') return 'begins or ends with a space, or is empty';
  if (/[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, ''))) return 'a value is written {{name}}';
  if (valuesOf(text, free) !== valuesOf(english, free))
    return `has to contain the values ${valuesOf(english, free) || '(none)'}`;
  return null;
}

const filters = {
  Findings: ({ findings }) => findings.length > 0,
  'Too long': ({ columns, room }) => columns > room,
  'Same as English': ({ english, text }) => english === text,
  'Plural forms': ({ numbers }) => numbers !== null,
  ...(review.since === null
    ? {}
    : {
        [`Changed since ${review.since}`]: ({ changed }) => changed,
        'English changed': ({ englishChanged }) => englishChanged,
      }),
  'Changed by you': (text, area) => proposals.has(nameOf(area, text.key)),
};
const chosen = new Set();

function isShown(text, area) {
  const searched = find('#search').value.trim().toLowerCase();
  const words = [area, text.key, text.english, text.text, proposals.get(nameOf(area, text.key))?.to ?? ''];
  if (!words.some((word) => word.toLowerCase().includes(searched))) return false;
  return [...chosen].every((name) => filters[name](text, area));
}

function factsOf(area, text) {
  const key = element('button', { class: 'key', type: 'button', title: 'Copy the key, and the link to it' }, text.key);
  key.addEventListener('click', async () => {
    location.hash = nameOf(area, text.key);
    await navigator.clipboard?.writeText(`${area} ${text.key}`);
    say(`Copied: ${area} ${text.key}`);
  });
  const facts = [`${text.place}: ${text.columns} of ${text.room}`];
  if (text.numbers !== null) facts.push(`for ${text.numbers.join(', ') || 'fractions'} …`);
  const line = element('div', { class: 'facts' }, key, ...facts.map((fact) => element('span', {}, fact)));
  if (text.changed) line.append(element('span', { class: 'changed' }, 'changed'));
  if (text.englishChanged) line.append(element('span', { class: 'changed' }, 'English changed'));
  return line;
}

function articleOf(area, text) {
  const name = nameOf(area, text.key);
  const proposed = proposals.get(name)?.to;
  const said = proposed ?? text.text;
  const attributes = { class: 'own', lang: review.tag, dir: review.direction };
  const own = element('button', { ...attributes, type: 'button', 'aria-label': `Change: ${said}` }, ...marked(said));
  own.dataset.edited = String(proposed !== undefined);
  own.addEventListener('click', () => own.replaceWith(editorOf(area, text, said, attributes)));
  const english = element('div', { class: 'english', lang: 'en', dir: 'ltr' }, ...marked(text.english));
  const article = element('article', { id: name }, factsOf(area, text), english, own);
  const fault = proposed === undefined ? null : faultOf(text, proposed);
  const findings = fault === null ? text.findings : [fault, ...text.findings];
  if (findings.length > 0) {
    article.append(element('ul', { class: 'findings' }, ...findings.map((finding) => element('li', {}, finding))));
  }
  return article;
}

/** An editor for the whole text. Leaving it saves the new text; Escape restores the old one. */
function editorOf(area, text, said, attributes) {
  const editor = element('textarea', { ...attributes, 'aria-label': `Translation of ${text.key}`, rows: '1' });
  editor.value = said;
  let isClosed = false;
  const close = async (isSaved) => {
    if (isClosed) return;
    isClosed = true;
    if (isSaved && editor.value !== said) await propose(area, text, editor.value.replaceAll(/\s*\n\s*/g, ' '));
    const article = document.getElementById(nameOf(area, text.key));
    article.replaceWith(articleOf(area, text));
    document.getElementById(nameOf(area, text.key)).querySelector('.own').focus({ preventScroll: true });
  };
  editor.addEventListener('blur', () => void close(true));
  editor.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') void close(false);
    if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      void close(true);
    }
  });
  setTimeout(() => editor.focus());
  return editor;
}

async function propose(area, text, to) {
  const name = nameOf(area, text.key);
  if (to === text.text) proposals.delete(name);
  else proposals.set(name, { area, key: text.key, from: text.text, to });
  if (saving === null) localStorage.setItem(storageKey, JSON.stringify([...proposals]));
  else if (proposals.has(name) && faultOf(text, to) === null) await save(name, text);
  showExport();
}

/** Saves a change in the file; the answer is the text with the findings of the checks. */
async function save(name, text) {
  const answer = await fetch('/text', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-review-token': saving.token },
    body: JSON.stringify(proposals.get(name)),
  }).catch(() => null);
  if (answer?.ok !== true)
    return say(`Not saved: ${answer === null ? 'the server does not answer' : await answer.text()}`);
  Object.assign(text, await answer.json());
  proposals.delete(name);
  say(`Saved: ${name}`);
}

function say(words) {
  find('#status').textContent = words;
}

function showExport() {
  const count = proposals.size;
  find('#export').hidden = count === 0;
  find('#export').textContent = `Download ${count} ${count === 1 ? 'proposal' : 'proposals'}`;
}

function download() {
  const body = JSON.stringify({ language: review.language, proposals: [...proposals.values()] }, null, 2);
  const link = element('a', { download: `proposals-${review.language}.json` });
  link.href = URL.createObjectURL(new Blob([body], { type: 'application/json' }));
  link.click();
  say(
    'Send the file to the person who gave you this page. They apply it with: npm run messages:review -- --apply <file>',
  );
}

function show() {
  const sections = review.areas.map(({ area, texts }) => ({
    area,
    texts: texts.filter((text) => isShown(text, area)),
  }));
  const full = sections.filter(({ texts }) => texts.length > 0);
  find('#texts').replaceChildren(
    ...full.map(({ area, texts }) =>
      element('section', {}, element('h2', { id: area }, area), ...texts.map((text) => articleOf(area, text))),
    ),
  );
  find('#areas').replaceChildren(
    ...full.map(({ area, texts }) =>
      element('a', { href: `#${area}` }, area, element('small', {}, String(texts.length))),
    ),
  );
  find('#nothing').hidden = full.length > 0;
}

/** Shows the glossary's headings, tables, lists and paragraphs; it uses no other Markdown. */
function showGlossary() {
  const place = find('#glossary > div');
  let table = null;
  for (const line of review.glossary.split('\n')) {
    const isRow = line.startsWith('|');
    if (!isRow) table = null;
    if (/^\|[\s:|-]+$/.test(line)) continue;
    if (isRow) {
      const cells = line.split('|').slice(1, -1);
      const kind = table === null ? 'th' : 'td';
      if (table === null) place.append((table = element('table')));
      table.append(element('tr', {}, ...cells.map((cell) => element(kind, { dir: 'auto' }, plain(cell)))));
    } else if (line.startsWith('#')) place.append(element('h3', {}, plain(line.replace(/^#+/, ''))));
    else if (line.trim() !== '') place.append(element('p', { dir: 'auto' }, plain(line)));
  }
  find('#glossary').hidden = review.glossary === '';
}

const plain = (words) => words.replaceAll(/\*\*|`/g, '').trim();

document.title = `Texts: ${review.name}`;
find('h1').textContent = `${review.name} beside English`;
for (const name of Object.keys(filters)) {
  const button = element('button', { type: 'button', 'aria-pressed': 'false' }, name);
  button.addEventListener('click', () => {
    if (!chosen.delete(name)) chosen.add(name);
    button.setAttribute('aria-pressed', String(chosen.has(name)));
    show();
  });
  find('#filters').append(button);
}
find('#search').addEventListener('input', show);
find('#export').addEventListener('click', download);
showGlossary();
showExport();
show();
if (location.hash !== '') document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
