/** Kilometres per hour in city traffic. */
export const vehicleSpeeds = { motorbike: 22, 'e-bike': 16, bicycle: 14 } as const;

export type Vehicle = keyof typeof vehicleSpeeds;

export interface RiderProfile {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly vehicle: Vehicle;
}

const names: readonly (readonly [name: string, vehicle: Vehicle])[] = [
  ['Somchai Prasert', 'motorbike'],
  ['Anong Srisuk', 'motorbike'],
  ['Niran Chaiyasit', 'motorbike'],
  ['Malee Thongdee', 'e-bike'],
  ['Kittisak Boonmee', 'motorbike'],
  ['Pimchanok Saelim', 'motorbike'],
  ['Wichai Rattanakul', 'motorbike'],
  ['Suda Intharat', 'bicycle'],
  ['Arthit Wongsa', 'motorbike'],
  ['Kanya Phromma', 'e-bike'],
  ['Thanawat Jaidee', 'motorbike'],
  ['Ratree Suksai', 'motorbike'],
  ['Chaiwat Kaewmanee', 'motorbike'],
  ['Naree Chantara', 'motorbike'],
  ['Prasit Namwong', 'e-bike'],
  ['Siriporn Kamolrat', 'motorbike'],
  ['Decha Sangthong', 'motorbike'],
  ['Busaba Yodrak', 'motorbike'],
  ['Manop Klinhom', 'bicycle'],
  ['Lawan Petchsri', 'motorbike'],
  ['Ekachai Duangjan', 'motorbike'],
  ['Orathai Meesuk', 'e-bike'],
  ['Surasak Panyakaew', 'motorbike'],
  ['Duangjai Ruangsri', 'motorbike'],
  ['Pongsakorn Thepha', 'motorbike'],
];

/** The riders of the demo city. Their phone numbers are in a block that no operator has assigned. */
export const bangkokRiders: readonly RiderProfile[] = names.map(([name, vehicle], index) => {
  const number = String(index + 1).padStart(2, '0');
  return { id: `rider-${number}`, name, phone: `+668000001${number}`, vehicle };
});
