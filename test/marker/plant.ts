import { createHash, randomUUID } from 'node:crypto';
import { type Client, DatabaseError } from 'pg';
import { register } from '@/lib/privacy/records/inventory';
import { env } from '@/lib/server/env';
import { newDataKey } from '@/lib/server/seal/data-key';
import { allCases } from '@/test/constraint/all';
import { ownerClient } from '@/test/database/owner';
import { type Column, columnsOf, type Reference, referencesOf } from './catalog';
import { sealedColumns } from './sealed-columns';
import { type Disguise, disguises, wordy } from './values';

type Row = Record<string, unknown>;

export type Marker = { readonly mark: string; readonly table: string; readonly column: string };

export type Planted = {
  readonly userId: string;
  readonly profileId: string;
  readonly therapistId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly markers: readonly Marker[];
  /** Columns whose type can hold words but whose checks allow none. */
  readonly closed: readonly string[];
};

const validRows: Readonly<Record<string, Readonly<Row>>> = Object.fromEntries(
  allCases.map(([table, { valid }]) => [table, valid]),
);

/** Columns about the other side: a row's admin is another account, and so is a client's therapist. */
const othersColumns =
  /^(reviewed_by|approved_by|answered_by|checked_by|proposed_by|imported_by|actor_user_id|calendar_id)$/;
const ofTherapist = new Set([
  'therapist_profile_changes',
  'therapist_registrations',
  'therapist_photos',
  'therapist_applications',
  'calendars',
  'imported_sessions',
  'payees',
  'remittances',
  'house_accounts',
  'session_kinds',
  'break_terms',
  'message_terms',
  'notebooks',
  'form_templates',
  'therapist_letters',
  'client_cards',
  'brought_records',
  'card_imports',
  'places',
]);
const ofCalendar = new Set([
  'appointment_terms',
  'availability_hours',
  'availability_exceptions',
  'busy_sources',
  'busy_times',
  'kept_hours',
]);

/** Tables whose rows have the id of another table's row. */
const keyedBy: Readonly<Record<string, string>> = { nominees: 'users', busy_sources: 'calendars' };

const past = '2026-01-05T04:30:00Z';

/** Values for rows whose valid example concerns another case. */
const given: Readonly<Record<string, Readonly<Row>>> = {
  privacy_requests: { kind: 'correction', purge_after: null, file_id: null },
  users: { email_verified_at: past },
  profiles: { role: 'client', onboarding_completed: true },
  therapists: { is_active: true },
  bookings: { rescheduled_from: null, transaction_id: null, kind_name: 'Individual session' },
  availability_exceptions: { place_id: null },
  kept_hours: { card_id: null },
  form_requests: { booking_id: null },
  care_folders: { booking_id: null },
  handover_lines: { kind: 'form', goal_id: null },
  // A summary is in the export of its author, the other person, under the name of its client.
  handovers: { sealed: null, sealed_key: null, signed_at: null },
  stored_files: { bucket: env.S3_BUCKET_PRIVATE },
  receipts: { corrects: null, refund_id: null },
  payment_submission_events: { status: 'refunded' },
  contact_messages: { service_interest: 'contact-therapist', closed_at: past },
  therapist_contact_requests: { closed_at: past, answered_at: past, answer_way: 'mail' },
  therapist_registrations: { checked_at: past },
  user_sessions: { revoked_at: past },
  payment_submissions: { payment_screenshot: null },
  remittances: { taken_back_at: past, taken_back_reason: 'Typed twice.' },
  bank_credits: { match_reason: 'Same reference', matched_at: past },
};

/** The store decides a file's place, and it has no other buckets. */
const unmarked = new Set(['stored_files.bucket']);

/** Tables without personal data; a referenced one still gets a row, without a mark. */
const impersonal = new Set(register.filter((rule) => 'nobody' in rule).map(({ table }) => table));

const asArray = (row: Row) => Object.entries(row).filter(([, value]) => value !== undefined);

const chosenShapes = new Map<string, number>();

class Planter {
  private number = 0;
  private readonly ids = new Map<string, string>();
  private readonly keys = new Map<string, ReturnType<typeof newDataKey>>();

  constructor(
    private readonly client: Client,
    private readonly columns: readonly Column[],
    private readonly references: readonly Reference[],
  ) {}

  id(person: string, table: string): string {
    const key = `${person} ${table}`;
    const id = this.ids.get(key) ?? randomUUID();
    this.ids.set(key, id);
    return id;
  }

  /** The data key of a person's conversation and of their request for records. */
  private keyOf(person: string): ReturnType<typeof newDataKey> {
    const key = this.keys.get(person) ?? newDataKey();
    this.keys.set(person, key);
    return key;
  }

  /** The id in a reference of this person's row. */
  private referenced(person: string, other: string, { table, column, target }: Reference): string | null {
    if (target === table) return column === 'account_id' ? this.id(person, table) : null;
    const others =
      (othersColumns.test(column) && !ofCalendar.has(table)) ||
      (target === 'therapists' && !ofTherapist.has(table) && column !== 'to_therapist_id');
    const owner = others ? other : person;
    return this.id(owner, keyedBy[target] ?? target);
  }

  private async insert(table: string, row: Row): Promise<boolean> {
    const entries = asArray(row);
    const names = entries.map(([name]) => `"${name}"`).join(', ');
    const places = entries.map((_, index) => `$${index + 1}`).join(', ');
    await this.client.query('SAVEPOINT planted');
    try {
      await this.client.query(
        `INSERT INTO ${table} (${names}) VALUES (${places})`,
        entries.map(([, value]) => value),
      );
      return true;
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      await this.client.query('ROLLBACK TO SAVEPOINT planted');
      if (error.code !== '23514') throw error;
      return false;
    }
  }

  /** Tries a row and rolls back. */
  private async fits(table: string, row: Row): Promise<boolean> {
    const done = await this.insert(table, row);
    if (done) await this.client.query('ROLLBACK TO SAVEPOINT planted');
    return done;
  }

  /** The first form that the column's checks accept; computed once for each column in a run. */
  private async choose(table: string, row: Row, column: string, shapes: readonly Disguise[]) {
    const name = `${table}.${column}`;
    const known = chosenShapes.get(name);
    if (known !== undefined) return shapes[known];
    for (const [index, shape] of shapes.entries()) {
      if (!(await this.fits(table, { ...row, [column]: shape.value }))) continue;
      chosenShapes.set(name, index);
      return shape;
    }
    chosenShapes.set(name, -1);
    return undefined;
  }

  /** Writes one row of a table, with a mark in every column that accepts one. */
  async plant(
    table: string,
    person: string,
    other: string,
    email: string,
  ): Promise<Pick<Planted, 'markers' | 'closed'>> {
    const columns = this.columns.filter((column) => column.table === table && !column.generated);
    const row: Row = { ...validRows[table], ...given[table] };
    for (const { column, type } of columns) {
      if (column === 'id') row.id = this.id(person, table);
      const reference = this.references.find((one) => one.table === table && one.column === column);
      if (reference && row[column] !== null) row[column] = this.referenced(person, other, reference);
      if (type === 'uuid' && column === 'submission_key') row[column] = randomUUID();
      if (row[column] === 'a'.repeat(64))
        row[column] = createHash('sha256').update(`${person}${table}${column}`).digest('hex');
      if (column.endsWith('email')) row[column] = email;
    }
    if (table === 'audit_log')
      Object.assign(row, {
        subject_user_id: this.id(person, 'users'),
        actor_user_id: this.id(other, 'users'),
      });
    // An export opens sealed words, so they must be sealed with their own key.
    const seal = sealedColumns[table];
    if (seal) {
      const keys = { key: this.keyOf(person), otherKey: this.keyOf(other) };
      const ids = {
        idOf: (of: string) => this.id(person, of),
        otherIdOf: (of: string) => this.id(other, of),
      };
      Object.assign(row, seal({ person, other, ...keys, ...ids }));
    }
    if (table === 'receipts') row.number = person === 'a' ? 1 : 2;
    // The valid row must pass with these references, or every form would seem to be refused.
    const markers: Marker[] = [];
    const closed: string[] = [];
    for (const { column, type } of columns) {
      if (!wordy.has(type) || impersonal.has(table) || unmarked.has(`${table}.${column}`)) continue;
      if (row[column] === email) {
        markers.push({ mark: email, table, column });
        continue;
      }
      this.number += 1;
      const chosen = await this.choose(table, row, column, disguises(type, person, this.number));
      if (chosen) {
        row[column] = chosen.value;
        markers.push({ mark: chosen.mark, table, column });
      } else {
        closed.push(`${table}.${column}`);
      }
    }
    if (!(await this.insert(table, row))) throw new Error(`The row for ${table} does not pass.`);
    return { markers, closed };
  }
}

/**
 * Writes one row into every table for each of two people (each is a therapist and the other's client), with a
 * separate mark in every column that accepts words. A new table or column needs no code here.
 */
export async function plantMarkers(): Promise<{ readonly a: Planted; readonly b: Planted }> {
  const client = await ownerClient();
  try {
    const columns = await columnsOf(client);
    const references = await referencesOf(client);
    const planter = new Planter(client, columns, references);
    const tables = [...new Set(columns.map(({ table }) => table))].filter(
      (table) => !impersonal.has(table) || references.some(({ target }) => target === table),
    );
    // Writes accounts and therapists with their triggers, and the rest without, so that order and foreign keys do not
    // matter.
    const first = ['users', 'therapists'];
    const later = tables.filter((table) => !first.includes(table));
    const found = {
      a: { markers: [] as Marker[], closed: [] as string[] },
      b: { markers: [] as Marker[], closed: [] as string[] },
    };
    await client.query('BEGIN');
    for (const [role, group] of [
      ['origin', first],
      ['replica', later],
    ] as const) {
      await client.query(`SET LOCAL session_replication_role = ${role}`);
      // Planted rows replace those made by the therapists' triggers.
      if (role === 'replica') {
        await client.query(
          'DELETE FROM payee_accounts WHERE payee_id IN (SELECT id FROM payees WHERE therapist_id IS NOT NULL)',
        );
        await client.query('DELETE FROM payees WHERE therapist_id IS NOT NULL');
      }
      for (const table of group) {
        for (const [person, other] of [
          ['a', 'b'],
          ['b', 'a'],
        ] as const) {
          const { markers, closed } = await planter.plant(table, person, other, `marker${person}@example.in`);
          found[person].markers.push(...markers);
          found[person].closed.push(...closed);
        }
      }
    }
    await client.query('COMMIT');
    const planted = (person: 'a' | 'b'): Planted => ({
      userId: planter.id(person, 'users'),
      profileId: planter.id(person, 'profiles'),
      therapistId: planter.id(person, 'therapists'),
      sessionId: planter.id(person, 'user_sessions'),
      email: `marker${person}@example.in`,
      ...found[person],
    });
    return { a: planted('a'), b: planted('b') };
  } finally {
    await client.end();
  }
}
