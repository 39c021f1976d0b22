// as: apps/portal/src/platform/bad.ts
import { AddressField } from '../parts/places/address-field.tsx';
export const bad = AddressField;
