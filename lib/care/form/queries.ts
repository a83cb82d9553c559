import 'server-only';
import type { Prisma } from '@/generated/prisma/client';
import { isClient, isTherapist } from '@/lib/account/session/guard';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { type Answers, minutesToFill, needsGuardian, type Paper } from '@/lib/care/form/paper';
import { currentOf, lockForm, renew } from '@/lib/care/form/request';
import { type FormState, formState } from '@/lib/care/form/rules';
import {
  type Signature,
  type SignedForm,
  sealedDraft,
  sealedGuardian,
  sealedSigned,
} from '@/lib/care/form/sealed';
import { templateColumns } from '@/lib/care/form/template';
import { isGuest, ofPerson, ownedBy, type Respondent } from '@/lib/care/participant/respondent';
import { isUuid } from '@/lib/format/uuid';
import { db, type Tx } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { openDataKey } from '@/lib/server/seal/data-key';
import { SealUnavailable } from '@/lib/server/seal/master-key';
import { orNullIfSealed } from '@/lib/server/seal/refusal';
import { therapistOf } from '@/lib/therapist/access';

/** Forms for other therapists that the viewer may read, because the client agreed at a handover. */
const handedTo = (therapistId: string) =>
  ({
    handed: { some: { handover: { toTherapistId: therapistId, answer: 'accepted', sharesForms: true } } },
  }) satisfies Prisma.FormRequestWhereInput;

type Author = MemberOf<'therapist'>;

export type FormLine = {
  readonly id: string;
  readonly title: string;
  /** To fill in the present text; null once it is deleted. */
  readonly minutes: number | null;
  readonly state: FormState;
  readonly therapistName: string;
  readonly sentAt: Date;
  readonly openedAt: Date | null;
  readonly signedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** The first signer; null for a form without a guardian, and if the name cannot be opened. */
  readonly guardian: {
    readonly name: string;
    readonly email: string;
    readonly refused: boolean;
    readonly withdrew: boolean;
  } | null;
};

const columns = {
  id: true,
  version: true,
  sealedKey: true,
  sealed: true,
  sentAt: true,
  openedAt: true,
  signedAt: true,
  withdrawnAt: true,
  cancelledAt: true,
  template: { select: templateColumns },
  therapist: { select: { name: true } },
  guardian: { select: { sealed: true, signedAt: true, refusedAt: true, withdrawnAt: true } },
} as const satisfies Prisma.FormRequestSelect;

type Row = Prisma.FormRequestGetPayload<{ select: typeof columns }>;

const mostLines = 100;

function stateOf(row: Row): FormState {
  const current = currentOf(row);
  const guarded = current && needsGuardian(current.paper);
  return formState({
    ...row,
    current: current?.version ?? null,
    guardianSignedAt: guarded ? (row.guardian?.signedAt ?? null) : undefined,
  });
}

/** The title of the signed text; of the present text if the form is unsigned or cannot be opened. */
function titleOf(row: Row): string {
  const signed =
    row.signedAt &&
    orNullIfSealed(() => sealedSigned.open(openDataKey(row.sealedKey), row.id, row.sealed).paper.title);
  return signed || currentOf(row)?.paper.title || 'Form';
}

function lineOf(row: Row): FormLine {
  const { id, sentAt, openedAt, signedAt, withdrawnAt, guardian } = row;
  const paper = currentOf(row)?.paper;
  const contact =
    guardian && orNullIfSealed(() => sealedGuardian.open(openDataKey(row.sealedKey), id, guardian.sealed));
  return {
    ...{ id, sentAt, openedAt, signedAt, withdrawnAt },
    title: titleOf(row),
    minutes: paper ? minutesToFill(paper) : null,
    state: stateOf(row),
    therapistName: row.therapist.name,
    guardian: contact && {
      ...contact,
      refused: guardian.refusedAt !== null,
      withdrew: guardian.withdrawnAt !== null,
    },
  };
}

async function listForms(where: Prisma.FormRequestWhereInput): Promise<FormLine[]> {
  const orderBy = [{ sentAt: 'desc' }, { id: 'desc' }] as const;
  const rows = await db.formRequest.findMany({
    // One person has few forms, so no rows are joined that the limit would drop.
    relationLoadStrategy: 'join',
    where,
    orderBy: [...orderBy],
    take: mostLines,
    select: columns,
  });
  return rows.map(lineOf);
}

/**
 * The respondent's forms, the newest first; at most a hundred, without withdrawn requests.
 * @param only `open` leaves out signed ones
 */
export async function listOwnForms(
  respondent: Respondent,
  only: 'all' | 'open' = 'all',
): Promise<FormLine[]> {
  const lines = await listForms({
    ...ownedBy(respondent),
    cancelledAt: null,
    ...(only === 'open' && { signedAt: null }),
  });
  return lines.filter(({ state }) => state !== 'cancelled');
}

/**
 * The forms that the viewer has sent to one person, the newest first; at most a hundred.
 * @param person profile id of a client, or id of a guest's booking
 */
export async function listClientForms(author: Author, person: string): Promise<FormLine[]> {
  const therapist = isUuid(person) ? await therapistOf(author) : null;
  return therapist ? listForms({ therapistId: therapist.id, ...ofPerson(person) }) : [];
}

/** The signed forms of one client, handed over to the viewer by earlier therapists; at most a hundred. */
export async function listHandedForms(viewer: Author, clientId: string): Promise<FormLine[]> {
  const therapist = isUuid(clientId) ? await therapistOf(viewer) : null;
  return therapist ? listForms({ ...handedTo(therapist.id), clientId }) : [];
}

export type SignedView = {
  readonly id: string;
  readonly form: SignedForm;
  readonly sha256: string;
  readonly signedAt: Date;
  readonly withdrawnAt: Date | null;
  /** Whether the therapist now sends a different text. */
  readonly outdated: boolean;
};

/** Rows that the viewer may read: a client or guest their own, a therapist those they sent or were handed. */
async function readableBy(viewer: Member | Respondent): Promise<Prisma.FormRequestWhereInput | null> {
  if (isGuest(viewer)) return ownedBy(viewer);
  if (isClient(viewer)) return { clientId: viewer.profile.id };
  const therapist = isTherapist(viewer) ? await therapistOf(viewer) : null;
  return therapist && { OR: [{ therapistId: therapist.id }, handedTo(therapist.id)] };
}

/**
 * A signed form of the viewer's, as client, guest or therapist; undefined for any other, null if the master key
 * is missing or wrong.
 * @param person profile id of the form's client, or id of the guest's booking
 */
export async function readSignedForm(
  viewer: Member | Respondent,
  id: string,
  person?: string,
): Promise<SignedView | null | undefined> {
  const readable = isUuid(id) ? await readableBy(viewer) : null;
  if (!readable) return undefined;
  const row = await db.formRequest.findFirst({
    where: { AND: [readable, person ? ofPerson(person) : {}], id, signedAt: { not: null } },
    select: { ...columns, sha256: true },
  });
  const { signedAt, sha256 } = row ?? {};
  if (!row || !signedAt || !sha256) return undefined;
  return orNullIfSealed(() => ({
    ...{ id, sha256, signedAt, withdrawnAt: row.withdrawnAt },
    form: sealedSigned.open(openDataKey(row.sealedKey), id, row.sealed),
    outdated: stateOf(row) === 'outdated',
  }));
}

export type WaitingForm = {
  readonly id: string;
  readonly paper: Paper;
  readonly version: number;
  readonly answers: Answers;
  readonly therapistName: string;
  readonly guardian: Signature | null;
};

type Opened =
  | { readonly kind: 'waiting'; readonly form: WaitingForm }
  /** Signed, withdrawn, or not yet signed by the guardian: the client has nothing to fill in. */
  | { readonly kind: 'closed'; readonly state: FormState; readonly title: string };

/**
 * Opens a form for the respondent to fill in, updates it to the present text and notes that it was opened.
 * Undefined for another person's form.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function openWaitingForm(respondent: Respondent, id: string): Promise<Opened | undefined> {
  if (!isUuid(id)) return undefined;
  return db.$transaction(async (tx): Promise<Opened | undefined> => {
    const form = await lockForm(tx, { id, ...ownedBy(respondent) });
    if (!form) return undefined;
    const current = currentOf(form);
    if (current && !form.signedAt && !form.cancelledAt) await renew(tx, form, current);
    const row = await tx.formRequest.findUniqueOrThrow({ where: { id }, select: columns });
    const state = stateOf(row);
    if (!current || (state !== 'sent' && state !== 'opened')) {
      return { kind: 'closed', state, title: titleOf(row) };
    }
    if (!row.openedAt) await tx.formRequest.update({ where: { id }, data: { openedAt: new Date() } });
    const { answers, guardian = null } = sealedDraft.open(openDataKey(row.sealedKey), id, row.sealed);
    return {
      kind: 'waiting',
      form: { id, ...current, answers, guardian, therapistName: row.therapist.name },
    };
  });
}

export type FoundForm = SignedView | Opened;

/** A form of the respondent's as its page shows it: undefined for any other, null while it cannot be opened. */
export async function openForm(respondent: Respondent, id: string): Promise<FoundForm | null | undefined> {
  try {
    const signed = await readSignedForm(respondent, id);
    if (signed === null) return null;
    return signed ?? (await openWaitingForm(respondent, id));
  } catch (error) {
    if (!(error instanceof SealUnavailable)) throw error;
    log.error('sealed records cannot be opened', { error });
    return null;
  }
}

type Handed = { readonly id: string; readonly title: string; readonly signedAt: Date };

/**
 * Forms that a client has signed for a therapist and not withdrawn, the oldest first.
 * @throws SealUnavailable when the master key is missing or wrong
 */
export async function signedFormsBetween(
  tx: Tx,
  pair: { readonly clientId: string; readonly therapistId: string },
): Promise<readonly Handed[]> {
  const rows = await tx.formRequest.findMany({
    where: { ...pair, signedAt: { not: null }, withdrawnAt: null },
    orderBy: [{ signedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, sealedKey: true, sealed: true, signedAt: true },
  });
  return rows.flatMap(({ id, sealedKey, sealed, signedAt }) =>
    signedAt
      ? [
          {
            id,
            signedAt,
            title: sealedSigned.open(openDataKey(sealedKey), id, sealed).paper.title.slice(0, 200),
          },
        ]
      : [],
  );
}
