export type MapScheme = 'light' | 'dark';

/** The colours of the basemap: muted, so that pins, route and rider are prominent. */
export interface BasemapPalette {
  readonly land: string;
  readonly water: string;
  readonly park: string;
  readonly grass: string;
  readonly wood: string;
  readonly wetland: string;
  readonly campus: string;
  readonly hospital: string;
  readonly paved: string;
  readonly airfield: string;
  readonly runway: string;
  readonly building: string;
  readonly buildingEdge: string;
  readonly motorway: string;
  readonly motorwayCasing: string;
  readonly main: string;
  readonly mainCasing: string;
  readonly street: string;
  readonly streetCasing: string;
  readonly path: string;
  readonly rail: string;
  readonly ferry: string;
  readonly border: string;
  readonly roadText: string;
  readonly placeText: string;
  readonly minorText: string;
  readonly stationText: string;
  readonly halo: string;
}

export const basemapPalettes: Readonly<Record<MapScheme, BasemapPalette>> = {
  light: {
    land: '#f4f2ee',
    water: '#b9d7e6',
    park: '#d3e8c8',
    grass: '#e2edd8',
    wood: '#cbe2c0',
    wetland: '#d5e6dc',
    campus: '#ece8dd',
    hospital: '#f6e3e1',
    paved: '#eae7e1',
    airfield: '#e8e7ec',
    runway: '#d8d7de',
    building: '#e6e2da',
    buildingEdge: '#d9d4ca',
    motorway: '#fbd38d',
    motorwayCasing: '#e2ab5c',
    main: '#fdeec9',
    mainCasing: '#e3cf9f',
    street: '#ffffff',
    streetCasing: '#dedad2',
    path: '#d9d2c4',
    rail: '#c3bdb4',
    ferry: '#8fb6cc',
    border: '#b9b1a5',
    roadText: '#59544c',
    placeText: '#3b3a3d',
    minorText: '#6f6a63',
    stationText: '#53658a',
    halo: '#fdfcfa',
  },
  dark: {
    land: '#1c2026',
    water: '#12303f',
    park: '#1f3228',
    grass: '#20292a',
    wood: '#1c3026',
    wetland: '#1b2d2f',
    campus: '#24272c',
    hospital: '#32262a',
    paved: '#23272d',
    airfield: '#24262f',
    runway: '#343743',
    building: '#272c33',
    buildingEdge: '#31373f',
    motorway: '#7a633b',
    motorwayCasing: '#2b2620',
    main: '#4d4a42',
    mainCasing: '#15181c',
    street: '#363c45',
    streetCasing: '#15181c',
    path: '#3a3f45',
    rail: '#4b5058',
    ferry: '#2c566b',
    border: '#5a5f68',
    roadText: '#b9bfc7',
    placeText: '#e3e6ea',
    minorText: '#98a0aa',
    stationText: '#9fb4dd',
    halo: '#15181c',
  },
};
