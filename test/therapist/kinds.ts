import type { MemberOf } from '@/lib/account/session/session';
import { archiveKind, changeKind } from '@/lib/therapist/kind/commands';
import { readOwnKind } from '@/lib/therapist/kind/queries';
import { changedKindSchema } from '@/lib/therapist/kind/schema';

/** A change of a kind of session by its therapist: new values of its form, or an end of it. */
export type KindChange = {
  readonly viewer: MemberOf<'therapist'>;
  readonly id: string;
  readonly fields: Readonly<Record<string, string>> | 'archive';
};

const request = { id: 'request-1', network: 'network' };

/** Changes a kind by its form of now. */
export async function changeOneKind({ viewer, id, fields }: KindChange): Promise<unknown> {
  if (fields === 'archive') return archiveKind(viewer, id, request);
  const form = await readOwnKind(viewer, id);
  if (!form) throw new Error('There is no such kind of session.');
  const { shown, version } = form;
  return changeKind(viewer, changedKindSchema.parse({ kind: id, version, ...shown, ...fields }), request);
}
