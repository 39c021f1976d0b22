// as: apps/portal/src/features/tracking/bad.ts
import { AddressSearch } from '../places/address-search.tsx';
export const bad = AddressSearch;
