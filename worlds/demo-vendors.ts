import type { Coordinates } from '@riderbell/domain/places/coordinates.ts';
import type { WorldAccount, WorldLocation, WorldVendor } from './world.ts';

/** The demo's sign-in (specification §1, Demo data). Tests, documents and first-time users rely on it. */
export const demoAccount: WorldAccount = {
  id: 'account-demo',
  email: 'demo@riderbell.test',
  password: 'Demo-rider-1!',
  name: 'Ploy Suwan',
};

/** An account that must never see the first account's data. */
export const otherAccount: WorldAccount = {
  id: 'account-other',
  email: 'other@riderbell.test',
  password: 'Other-rider-1!',
  name: 'Marco Lind',
};

/** A manager and a requester of the outlet d001. */
export const managerAccount: WorldAccount = {
  id: 'account-manager',
  email: 'manager@riderbell.test',
  password: 'Manager-rider-1!',
  name: 'Krit Boonmee',
};

export const requesterAccount: WorldAccount = {
  id: 'account-requester',
  email: 'requester@riderbell.test',
  password: 'Requester-rider-1!',
  name: 'Nok Srisai',
};

const shared = {
  paymentMethods: ['CASH_ON_DELIVERY', 'PAID'],
  pickUpMinutes: 15,
  currency: 'THB',
} as const;

const bangkok = { city: 'Bangkok', countryCode: 'TH', unit: '', building: '', riderInstructions: '' } as const;

function outlet(
  id: string,
  name: string,
  phone: string,
  place: Pick<WorldLocation, 'addressText' | 'coordinates' | 'street' | 'streetNumber' | 'postalCode'> &
    Partial<WorldLocation>,
  other: Partial<Pick<WorldVendor, 'paymentMethods' | 'members'>> = {},
): WorldVendor {
  return {
    ...shared,
    ...other,
    id,
    parentId: 'demo',
    isParent: false,
    name,
    owners: [],
    phone,
    location: { ...bangkok, ...place },
  };
}

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

/** Baan Coffee with its outlets, and a florist that belongs to another account. */
export const demoVendors: readonly WorldVendor[] = [
  {
    ...shared,
    id: 'demo',
    parentId: null,
    isParent: true,
    name: 'Baan Coffee',
    owners: [demoAccount.email],
    phone: '+66800000200',
    location: {
      ...bangkok,
      addressText: 'Rama I Road, Pathum Wan, Bangkok 10330',
      coordinates: at(13.7457, 100.5331),
      street: 'Rama I Road',
      streetNumber: '991',
      postalCode: '10330',
      building: 'Siam roastery',
      riderInstructions: 'The roastery is behind the square; ring at the green door.',
    },
  },
  outlet(
    'd001',
    'Baan Coffee Asok',
    '+66800000201',
    {
      addressText: 'Sukhumvit Soi 21, Watthana, Bangkok 10110',
      coordinates: at(13.7385, 100.5615),
      street: 'Sukhumvit Soi 21 (Asok Montri)',
      streetNumber: '66',
      postalCode: '10110',
      unit: 'G02',
      riderInstructions: 'Counter at the street side. Say the order number.',
    },
    {
      members: [
        { email: managerAccount.email, role: 'manager' },
        { email: requesterAccount.email, role: 'requester' },
      ],
    },
  ),
  outlet('d002', 'Baan Coffee Ari', '+66800000202', {
    addressText: 'Phahon Yothin Soi 7, Phaya Thai, Bangkok 10400',
    coordinates: at(13.7799, 100.5432),
    street: 'Phahon Yothin Soi 7',
    streetNumber: '14',
    postalCode: '10400',
    riderInstructions: 'Park beside the bakery, not in front of the gate.',
  }),
  outlet('d003', 'Baan Coffee Thong Lo', '+66800000203', {
    addressText: 'Sukhumvit Soi 55, Watthana, Bangkok 10110',
    coordinates: null,
    street: 'Sukhumvit Soi 55',
    streetNumber: '',
    postalCode: '10110',
  }),
  outlet(
    'a-001',
    'Baan Coffee Sala Daeng',
    '+66800000204',
    {
      addressText: 'Si Lom Road, Bang Rak, Bangkok 10500',
      coordinates: at(13.7287, 100.5346),
      street: 'Si Lom Road',
      streetNumber: '191',
      postalCode: '10500',
      unit: '1F',
      building: 'Si Lom arcade',
      riderInstructions: 'Take the lift beside the pharmacy.',
    },
    { paymentMethods: [...shared.paymentMethods, 'PAY_AT_PICKUP'] },
  ),
  {
    ...shared,
    id: 'othr',
    parentId: null,
    isParent: false,
    name: 'Lotus and Fern',
    owners: [otherAccount.email],
    phone: '+66800000210',
    location: {
      ...bangkok,
      addressText: 'Charoen Krung Road, Bang Rak, Bangkok 10500',
      coordinates: at(13.7242, 100.5147),
      street: 'Charoen Krung Road',
      streetNumber: '1293',
      postalCode: '10500',
    },
  },
];
