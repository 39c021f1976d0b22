import type { ListedDevicePerson, SharedDevice } from '@riderbell/contract/shapes/device.ts';
import { mostDevicePeople, mostDevices } from '@riderbell/domain/devices/device-limits.ts';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type {
  DeviceEntry,
  DeviceStore,
  DeviceWriting,
  KnownDevice,
  PersonWithPin,
} from '../../../features/devices/ports.ts';
import { addAuditEntry } from '../audit/added-audit-entry.ts';
import type { Schema } from '../schema.ts';
import type { DevicePeopleTable, DevicesTable } from './device-tables.ts';

/** Shared devices and the people at them. */
export class PostgresDeviceStore implements DeviceStore {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async list(vendorId: string): ReturnType<DeviceStore['list']> {
    const devices = await this.#database
      .selectFrom('devices')
      .selectAll()
      .where('vendor_id', '=', vendorId)
      .where('removed_at', 'is', null)
      .orderBy('name')
      .orderBy('device_id')
      .execute();
    const uses = await this.#database
      .selectFrom('device_sessions')
      .innerJoin('device_people', 'device_people.person_id', 'device_sessions.person_id')
      .distinctOn('device_id')
      .select(['device_id', 'opened_at', 'name'])
      .where('device_people.vendor_id', '=', vendorId)
      .orderBy('device_id')
      .orderBy('opened_at', 'desc')
      .execute();
    const people = await this.#database
      .selectFrom('device_people')
      .selectAll()
      .where('vendor_id', '=', vendorId)
      .where('removed_at', 'is', null)
      .orderBy('name')
      .execute();
    const lastUses = new Map(uses.map((row) => [row.device_id, { at: row.opened_at, by: row.name }]));
    return {
      devices: devices.map((row) => deviceOf(row, lastUses.get(row.device_id) ?? null)),
      people: people.map(personOf),
    };
  }

  async addDevice(
    device: Parameters<DeviceStore['addDevice']>[0],
    at: DeviceWriting,
  ): Promise<SharedDevice | 'too-many'> {
    return this.#writing(at, async (transaction) => {
      if ((await countOf(transaction, 'devices', at.vendorId)) >= mostDevices) return 'too-many';
      const row = await transaction
        .insertInto('devices')
        .values({
          device_id: device.id,
          vendor_id: at.vendorId,
          name: device.name,
          added_at: instant(at.now),
          code_hash: device.codeHash,
          code_expires_at: instant(device.codeExpiresAt),
          key_hash: null,
          connected_at: null,
          removed_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await addEntry(transaction, at, device.name, { what: 'device.added', details: {} });
      return deviceOf(row, null);
    });
  }

  async removeDevice(deviceId: string, at: DeviceWriting): Promise<string[] | null> {
    return this.#writing(at, async (transaction) => {
      const removed = await transaction
        .updateTable('devices')
        .set({ removed_at: instant(at.now), code_hash: null, key_hash: null })
        .where('device_id', '=', deviceId)
        .where('vendor_id', '=', at.vendorId)
        .where('removed_at', 'is', null)
        .returning('name')
        .executeTakeFirst();
      if (!removed) return null;
      await addEntry(transaction, at, removed.name, { what: 'device.removed', details: {} });
      return endSessions(transaction, 'device_id', deviceId, at.now);
    });
  }

  async addPerson(
    person: Parameters<DeviceStore['addPerson']>[0],
    at: DeviceWriting,
  ): Promise<ListedDevicePerson | 'too-many' | 'name-taken'> {
    return this.#writing(at, async (transaction) => {
      if (await isNameTaken(transaction, at.vendorId, person)) return 'name-taken';
      if ((await countOf(transaction, 'device_people', at.vendorId)) >= mostDevicePeople) return 'too-many';
      const row = await transaction
        .insertInto('device_people')
        .values({
          person_id: person.id,
          vendor_id: at.vendorId,
          name: person.name,
          pin_mac: person.pinMac,
          added_at: instant(at.now),
          pin_set_at: instant(at.now),
          removed_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await addEntry(transaction, at, person.name, { what: 'device.person-added', details: {} });
      return personOf(row);
    });
  }

  async changePerson(
    { id, name, pinMac }: Parameters<DeviceStore['changePerson']>[0],
    at: DeviceWriting,
  ): ReturnType<DeviceStore['changePerson']> {
    return this.#writing(at, async (transaction) => {
      const before = await openPeople(transaction, at.vendorId).where('person_id', '=', id).executeTakeFirst();
      if (!before) return 'not-found';
      if (await isNameTaken(transaction, at.vendorId, { id, name })) return 'name-taken';
      const row = await transaction
        .updateTable('device_people')
        .set({ name, ...(pinMac !== null && { pin_mac: pinMac, pin_set_at: instant(at.now) }) })
        .where('person_id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const details = {
        ...(before.name !== name && { name: { old: before.name, new: name } }),
        ...(pinMac !== null && { pin: 'changed' }),
      };
      if (Object.keys(details).length > 0) {
        await addEntry(transaction, at, name, { what: 'device.person-changed', details });
      }
      const ended = pinMac === null ? [] : await endSessions(transaction, 'person_id', id, at.now);
      return { person: personOf(row), ended };
    });
  }

  async removePerson(personId: string, at: DeviceWriting): Promise<string[] | null> {
    return this.#writing(at, async (transaction) => {
      const removed = await transaction
        .updateTable('device_people')
        .set({ removed_at: instant(at.now) })
        .where('person_id', '=', personId)
        .where('vendor_id', '=', at.vendorId)
        .where('removed_at', 'is', null)
        .returning('name')
        .executeTakeFirst();
      if (!removed) return null;
      await addEntry(transaction, at, removed.name, { what: 'device.person-removed', details: {} });
      return endSessions(transaction, 'person_id', personId, at.now);
    });
  }

  async connect(
    { codeHash, keyHash }: Parameters<DeviceStore['connect']>[0],
    { now, traceOf }: Parameters<DeviceStore['connect']>[1],
  ): Promise<KnownDevice | null> {
    return this.#database.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('devices')
        .set({ key_hash: keyHash, code_hash: null, code_expires_at: null, connected_at: instant(now) })
        .where('code_hash', '=', codeHash)
        .where('code_expires_at', '>', instant(now))
        .where('removed_at', 'is', null)
        .returning('device_id')
        .executeTakeFirst();
      const device = row ? await knownDevice(transaction, row.device_id, keyHash) : null;
      if (device === null) return null;
      const { id, vendorId, familyId, shown } = device;
      const at = { vendorId, familyId, now, trace: traceOf(id, shown.name) };
      await addEntry(transaction, at, shown.name, { what: 'device.connected', details: {} });
      return device;
    });
  }

  find(deviceId: string, keyHash: string): Promise<KnownDevice | null> {
    return knownDevice(this.#database, deviceId, keyHash);
  }

  async person(vendorId: string, personId: string): Promise<PersonWithPin | null> {
    const row = await openPeople(this.#database, vendorId).where('person_id', '=', personId).executeTakeFirst();
    if (!row) return null;
    return { id: row.person_id, name: row.name, pinMac: row.pin_mac, pinSetAt: Date.parse(row.pin_set_at) };
  }

  /** Makes one change of a vendor's devices after the other, so that names stay different and limits hold. */
  #writing<T>(at: DeviceWriting, write: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#database.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('vendors')
        .select('vendor_id')
        .where('vendor_id', '=', at.vendorId)
        .forNoKeyUpdate()
        .execute();
      return write(transaction);
    });
  }
}

function openPeople(database: Kysely<Schema>, vendorId: string) {
  return database
    .selectFrom('device_people')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('removed_at', 'is', null);
}

async function knownDevice(database: Kysely<Schema>, deviceId: string, keyHash: string): Promise<KnownDevice | null> {
  const row = await database
    .selectFrom('devices')
    .innerJoin('vendors', 'vendors.vendor_id', 'devices.vendor_id')
    .select(['devices.vendor_id', 'devices.name', 'vendors.name as vendor_name', 'parent_vendor_id'])
    .where('device_id', '=', deviceId)
    .where('key_hash', '=', keyHash)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const people = await openPeople(database, row.vendor_id).orderBy('name').execute();
  return {
    id: deviceId,
    vendorId: row.vendor_id,
    familyId: row.parent_vendor_id ?? row.vendor_id,
    shown: {
      name: row.name,
      vendor_id: row.vendor_id,
      vendor_name: row.vendor_name,
      people: people.map(({ person_id: id, name }) => ({ id, name })),
    },
  };
}

async function isNameTaken(
  transaction: Transaction<Schema>,
  vendorId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const other = await openPeople(transaction, vendorId)
    .where((where) => where.fn('lower', ['name']), '=', name.toLowerCase())
    .where('person_id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

async function countOf(
  transaction: Transaction<Schema>,
  table: 'devices' | 'device_people',
  vendorId: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom(table)
    .select((select) => select.fn.countAll().as('count'))
    .where('vendor_id', '=', vendorId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function endSessions(
  transaction: Transaction<Schema>,
  column: 'device_id' | 'person_id',
  id: string,
  now: number,
): Promise<string[]> {
  const rows = await transaction
    .updateTable('device_sessions')
    .set({ ended_at: instant(now) })
    .where(column, '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', instant(now))
    .returning('session_id')
    .execute();
  return rows.map((row) => row.session_id);
}

async function addEntry(
  transaction: Transaction<Schema>,
  { trace, familyId, vendorId, now }: DeviceWriting,
  subject: string,
  entry: DeviceEntry,
): Promise<void> {
  if (trace === null) return;
  await addAuditEntry(transaction, { ...trace, ...entry, subject }, { familyId, vendorId, at: new Date(now) });
}

function deviceOf(row: Selectable<DevicesTable>, lastUsed: SharedDevice['last_used']): SharedDevice {
  return {
    id: row.device_id,
    name: row.name,
    added_at: row.added_at,
    connected_at: row.connected_at,
    code_expires_at: row.code_expires_at,
    last_used: lastUsed,
  };
}

function personOf(row: Selectable<DevicePeopleTable>): ListedDevicePerson {
  return { id: row.person_id, name: row.name, added_at: row.added_at };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
