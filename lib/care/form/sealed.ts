import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Answers, answersShape, type Paper, paperShape } from '@/lib/care/form/paper';
import { sealedRecord } from '@/lib/server/seal/sealed-record';

const signature = z.object({ name: z.string(), signedAt: z.iso.datetime() });

const draftShape = z.object({ answers: answersShape, guardian: signature.optional() });

const signedShape = draftShape.extend({
  paper: paperShape,
  version: z.number(),
  therapist: z.string(),
  client: z.string(),
  name: z.string(),
  signedAt: z.iso.datetime(),
  /** Random, so that the answers cannot be found by comparing hashes. */
  mark: z.string(),
});

export type Signature = { readonly name: string; readonly signedAt: string };

export type DraftForm = { readonly answers: Answers; readonly guardian?: Signature | undefined };

/** A signed form: it contains its own text, so it does not change with the template. */
export type SignedForm = DraftForm &
  Signature & {
    readonly paper: Paper;
    readonly version: number;
    readonly therapist: string;
    readonly client: string;
    readonly mark: string;
  };

export type GuardianContact = { readonly name: string; readonly email: string };

const contextOf = (requestId: string) => `form ${requestId}`;

export const sealedDraft = sealedRecord<string, DraftForm>(contextOf, draftShape);
export const sealedSigned = sealedRecord<string, SignedForm>(contextOf, signedShape);
export const sealedGuardian = sealedRecord<string, GuardianContact>(
  (requestId) => `form-guardian ${requestId}`,
  z.object({ name: z.string(), email: z.string() }),
);

/** Canonical JSON: keys in order, no spaces (as RFC 8785 does for such values). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}

/** SHA-256, in hex, of the signed text with its answers, names and times. */
export function hashOfForm(form: SignedForm): string {
  return createHash('sha256').update(canonical(form)).digest('hex');
}
