import 'server-only';
import type { Tx } from '@/lib/db';
import type { NoticeKind } from '@/lib/notice/rules';

type NewNotice = {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** One line of at most 200 characters; neutral, because others may look at the screen too. */
  readonly title: string;
  /** At most 2,000 characters. */
  readonly body?: string;
  /** Where it leads inside the product. */
  readonly href: `/${string}`;
};

/** Tells somebody something in their account, in the transaction of what it tells. A mail about it is a job of its own. */
export async function notify(
  tx: Pick<Tx, 'notice'>,
  { userId, kind, title, body, href }: NewNotice,
): Promise<void> {
  await tx.notice.create({ data: { userId, kind, title, body: body ?? null, href } });
}
