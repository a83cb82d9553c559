import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Answers, answersShape, type Paper, paperShape } from '@/lib/care/form/paper';
import { type DataKey, openContent, sealContent } from '@/lib/server/seal/data-key';

const signature = z.object({ name: z.string(), signedAt: z.iso.datetime() });

const draftShape = z.object({ answers: answersShape, guardian: signature.optional() });

const signedShape = draftShape.extend({
  paper: paperShape,
  version: z.number(),
  therapist: z.string(),
  client: z.string(),
  /** Who typed their name below the form, and when. */
  name: z.string(),
  signedAt: z.iso.datetime(),
  /** Random, so that nobody finds the answers by trying out which ones have the hash that the table shows. */
  mark: z.string(),
});

export type Signature = { readonly name: string; readonly signedAt: string };

/** A form that is not signed yet. */
export type DraftForm = { readonly answers: Answers; readonly guardian?: Signature | undefined };

/** A signed form: it holds its own text, so it reads the same whatever becomes of the template. */
export type SignedForm = DraftForm &
  Signature & {
    readonly paper: Paper;
    readonly version: number;
    readonly therapist: string;
    readonly client: string;
    readonly mark: string;
  };

/** Name and address of a guardian. */
export type GuardianContact = { readonly name: string; readonly email: string };

const guardianShape = z.object({ name: z.string(), email: z.string() });

const placeOf = (requestId: string) => `form ${requestId}`;
const guardianPlaceOf = (requestId: string) => `form-guardian ${requestId}`;

const sealJson = (key: DataKey, place: string, content: unknown) =>
  sealContent(key, place, Buffer.from(JSON.stringify(content)));
const openJson = (key: DataKey, place: string, sealed: Uint8Array): unknown =>
  JSON.parse(openContent(key, place, sealed).toString());

/** Seals a form for its row. */
export function sealForm(key: DataKey, requestId: string, content: DraftForm | SignedForm) {
  return sealJson(key, placeOf(requestId), content);
}

/** @throws SealUnavailable when it does not open */
export function openDraft(key: DataKey, requestId: string, sealed: Uint8Array): DraftForm {
  return draftShape.parse(openJson(key, placeOf(requestId), sealed));
}

/** @throws SealUnavailable when it does not open */
export function openSigned(key: DataKey, requestId: string, sealed: Uint8Array): SignedForm {
  return signedShape.parse(openJson(key, placeOf(requestId), sealed));
}

export function sealGuardian(key: DataKey, requestId: string, contact: GuardianContact) {
  return sealJson(key, guardianPlaceOf(requestId), contact);
}

/** @throws SealUnavailable when it does not open */
export function openGuardian(key: DataKey, requestId: string, sealed: Uint8Array): GuardianContact {
  return guardianShape.parse(openJson(key, guardianPlaceOf(requestId), sealed));
}

/** The same content as the same text: keys in order, nothing between them (as RFC 8785 does for such values). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

/** SHA-256, as hex, of the signed text with its answers, names and times. */
export function hashOfForm(form: SignedForm): string {
  return createHash('sha256').update(canonical(form)).digest('hex');
}
