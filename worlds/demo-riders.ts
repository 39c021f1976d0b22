import type { WorldRider } from './world.ts';

/** Riders of the past orders, with unassigned phone numbers. */
export const demoRiders: readonly WorldRider[] = [
  { id: 'rider-01', name: 'Somchai Prasert', phone: '+66800000101', vehicle: 'motorbike' },
  { id: 'rider-02', name: 'Anong Srisuk', phone: '+66800000102', vehicle: 'motorbike' },
  { id: 'rider-03', name: 'Niran Chaiyasit', phone: '+66800000103', vehicle: 'motorbike' },
  { id: 'rider-04', name: 'Malee Thongdee', phone: '+66800000104', vehicle: 'e-bike' },
  { id: 'rider-05', name: 'Kittisak Boonmee', phone: '+66800000105', vehicle: 'motorbike' },
];
