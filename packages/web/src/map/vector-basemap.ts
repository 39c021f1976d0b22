import type { Language } from '@riderbell/domain/countries/languages.ts';
import L from 'leaflet';
import {
  Labelers,
  paint,
  type PaintRule,
  type PreparedTile,
  TileCache,
  type TileSource,
  View,
} from 'protomaps-leaflet';
import { labelRulesFor } from './basemap-labels.ts';
import { paintRulesFor } from './basemap-paint.ts';
import { basemapPalettes, type MapScheme } from './basemap-palette.ts';
import { missingTile } from './street-tiles.ts';

const TILE_PIXELS = 256;
/** The farthest that lines and labels reach over the edge of their tile. */
const EDGE_PIXELS = 16;
const LABELLED_TILES = 16;
/** The pause before failed tiles are requested again; a return of the network retries them at once. */
const RETRY_MS = 15_000;
/**
 * Sets that are at least this deep are drawn one zoom above that of the tiles, as intended. A shallower set is drawn at its own
 * zoom, so that zoom 12, where the map opens over a town, has streets.
 */
const DEEP_TILES_ZOOM = 13;

export interface BasemapLook {
  readonly scheme: MapScheme;
  readonly language: Language;
}

export interface BasemapOptions extends BasemapLook {
  readonly source: TileSource;
  readonly tilesZoom: number;
  /** Called with whether most of the screen has no streets, whenever that changes. */
  readonly onGaps: (hasGaps: boolean) => void;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * A basemap of vector tiles, painted tile by tile on canvases. The library's own layer is not used because it reads the colours only
 * once, logs failures, and cannot report where it has nothing to show.
 */
export class VectorBasemap extends L.GridLayer {
  readonly #view: View;
  readonly #onGaps: (hasGaps: boolean) => void;
  readonly #gaps = new Map<string, 'missing' | 'failed'>();
  readonly #removedTiles = new WeakSet<HTMLElement>();
  readonly #ratio = Math.min(2, window.devicePixelRatio || 1);
  #paintRules: PaintRule[] = [];
  #land = '';
  #look: BasemapLook;
  #labelers: Labelers;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #hasReportedGaps = false;

  constructor({ source, tilesZoom, onGaps, ...look }: BasemapOptions) {
    super({ updateWhenZooming: false, keepBuffer: 1 });
    const levelDifference = tilesZoom >= DEEP_TILES_ZOOM ? 1 : 0;
    const cache = new TileCache(source, TILE_PIXELS << levelDifference);
    this.#view = new View(cache, tilesZoom, levelDifference);
    this.#onGaps = onGaps;
    this.#look = look;
    this.#labelers = this.#applyLook(look);
  }

  /** New colours or names: repaints everything from the tiles at hand. */
  setLook(look: BasemapLook): void {
    this.#look = look;
    this.#labelers = this.#applyLook(look);
    this.#paintAll();
  }

  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    void this.#paintFirst(canvas, coords, done);
    return canvas;
  }

  override onAdd(map: L.Map): this {
    this.on('tileunload', this.#forget, this);
    window.addEventListener('online', this.#retryFailed);
    document.fonts.addEventListener('loadingdone', this.#onFontsLoaded);
    return super.onAdd(map);
  }

  override onRemove(map: L.Map): this {
    this.off('tileunload', this.#forget, this);
    window.removeEventListener('online', this.#retryFailed);
    document.fonts.removeEventListener('loadingdone', this.#onFontsLoaded);
    clearTimeout(this.#retry);
    return super.onRemove(map);
  }

  #applyLook({ scheme, language }: BasemapLook): Labelers {
    const palette = basemapPalettes[scheme];
    this.#paintRules = paintRulesFor(palette);
    this.#land = palette.land;
    const scratch = document.createElement('canvas').getContext('2d');
    if (!scratch) throw new Error('this browser cannot draw on a canvas');
    return new Labelers(scratch, labelRulesFor(palette, language), LABELLED_TILES, (keys) => this.#paintAll(keys));
  }

  #forget(event: L.TileEvent): void {
    this.#removedTiles.add(event.tile);
    if (this.#gaps.delete(this._tileCoordsToKey(this._wrapCoords(event.coords)))) this.#report();
  }

  readonly #retryFailed = (): void => {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const failed = new Set([...this.#gaps].filter(([, why]) => why === 'failed').map(([key]) => key));
    this.#paintAll(failed);
  };

  /** A canvas does not repaint by itself when the font of a name has loaded. */
  readonly #onFontsLoaded = (): void => this.setLook(this.#look);

  async #paintFirst(canvas: HTMLCanvasElement, coords: L.Coords, done: L.DoneCallback): Promise<void> {
    await this.#paintTile(canvas, coords);
    done(undefined, canvas);
  }

  #paintAll(keys?: ReadonlySet<string>): void {
    for (const { el, coords } of Object.values(this._tiles)) {
      const wrapped = this._wrapCoords(coords);
      const isIncluded = keys?.has(this._tileCoordsToKey(wrapped)) ?? true;
      if (isIncluded && el instanceof HTMLCanvasElement) void this.#paintTile(el, wrapped);
    }
  }

  #report(): void {
    const hasGaps = this.#gaps.size > Object.keys(this._tiles).length / 2;
    if (hasGaps === this.#hasReportedGaps) return;
    this.#hasReportedGaps = hasGaps;
    this.#onGaps(hasGaps);
  }

  #recordGap(coords: L.Coords, gap: 'missing' | 'failed' | null): void {
    const key = this._tileCoordsToKey(coords);
    if (gap) this.#gaps.set(key, gap);
    else this.#gaps.delete(key);
    if (gap === 'failed') this.#retry ??= setTimeout(this.#retryFailed, RETRY_MS);
    this.#report();
  }

  /** A tile without streets stays clear: the schematic map below shows through. */
  async #paintTile(canvas: HTMLCanvasElement, coords: L.Coords): Promise<void> {
    const prepared = await this.#view.getDisplayTile(coords).catch(() => null);
    if (this.#removedTiles.has(canvas)) return;
    if (!prepared || prepared.data === missingTile) {
      this.#recordGap(coords, prepared ? 'missing' : 'failed');
      return;
    }
    this.#recordGap(coords, null);
    this.#labelers.add(coords.z, new Map([['', [prepared]]]));
    await nextTask();
    if (!this.#removedTiles.has(canvas)) this.#draw(canvas, coords, prepared);
  }

  #draw(canvas: HTMLCanvasElement, coords: L.Coords, prepared: PreparedTile): void {
    const size = TILE_PIXELS * this.#ratio;
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    if (!context) return;
    context.scale(this.#ratio, this.#ratio);
    context.fillStyle = this.#land;
    context.fillRect(0, 0, TILE_PIXELS, TILE_PIXELS);
    const origin = prepared.origin.clone();
    origin.x = TILE_PIXELS * coords.x;
    origin.y = TILE_PIXELS * coords.y;
    const box = {
      minX: origin.x - EDGE_PIXELS,
      minY: origin.y - EDGE_PIXELS,
      maxX: origin.x + TILE_PIXELS + EDGE_PIXELS,
      maxY: origin.y + TILE_PIXELS + EDGE_PIXELS,
    };
    const labels = this.#labelers.getIndex(coords.z) ?? null;
    paint(context, coords.z, new Map([['', [prepared]]]), labels, this.#paintRules, box, origin, false);
  }
}
