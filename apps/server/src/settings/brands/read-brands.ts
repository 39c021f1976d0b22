import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingNames, type Brand, type Drawing, type DrawingName } from './brand.ts';
import { checkBrandFile } from './brand-file.ts';
import { readDrawing } from './read-drawing.ts';

/** The brands of a folder; a new folder in it is a new brand, without code or build. */
export interface ReadBrands {
  /** The valid brands, by name. */
  readonly brands: readonly Brand[];
  /** As text with the file, for example "lynx/mark.svg has <script>". */
  readonly faults: readonly string[];
  /** The names of all folders, valid or not. */
  readonly ids: readonly string[];
}

export function readBrands(folder: string): ReadBrands {
  const ids = foldersIn(folder);
  if (ids === null) return { brands: [], ids: [], faults: ['the folder cannot be read'] };
  if (ids.length === 0) return { brands: [], ids, faults: ['holds no brand'] };
  const read = ids.map((id) => readBrand(join(folder, id), id));
  return {
    ids,
    brands: read.flatMap(({ brand }) => (brand === null ? [] : [brand])),
    faults: read.flatMap(({ faults }) => faults),
  };
}

function foldersIn(folder: string): readonly string[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort();
  } catch {
    // Reported as a fault of the setting, with the folder's name.
    return null;
  }
}

function readBrand(folder: string, id: string): { brand: Brand | null; faults: readonly string[] } {
  const misnamed = /^[a-z][a-z\d-]{0,30}$/.test(id) ? [] : [`${id} is not a name of small letters, digits and hyphens`];
  const { file, faults: wrong } = readBrandFile(folder, id);
  const drawn = drawingNames.map((name) => ({ name, drawing: readDrawing(folder, name) }));
  const faults = [
    ...misnamed,
    ...wrong.map((fault) => `${id}/brand.json: ${fault}`),
    ...drawn.flatMap(({ name, drawing }) => (typeof drawing === 'string' ? [`${id}/${name} ${drawing}`] : [])),
  ];
  if (file === null || faults.length > 0) return { brand: null, faults };
  const { name, service_label: serviceLabel, countries, colours } = file;
  const drawings = Object.fromEntries(drawn.map(({ name, drawing }) => [name, drawing])) as Record<
    DrawingName,
    Drawing
  >;
  return { brand: { id, name, serviceLabel, countries, colours, drawings }, faults };
}

function readBrandFile(folder: string, id: string): ReturnType<typeof checkBrandFile> {
  try {
    return checkBrandFile(readFileSync(join(folder, 'brand.json'), 'utf8'), id);
  } catch {
    return { file: null, faults: ['cannot be read'] };
  }
}
