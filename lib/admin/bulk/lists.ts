import 'server-only';
import type { MemberOf } from '@/lib/account/session/session';
import { type BulkAct, bulkAct, mostRows } from '@/lib/admin/bulk/rules';
import { complaintIds } from '@/lib/admin/complaint/queries';
import { jobIds } from '@/lib/admin/job/queries';
import { messageIds } from '@/lib/admin/message/queries';
import { paymentIds } from '@/lib/admin/payment/queries';
import type { ReadIds } from '@/lib/admin/table/list';
import { testimonialIds } from '@/lib/admin/testimonial/queries';
import { searchParamsOf } from '@/lib/format/search-params';

const readers: Readonly<Record<string, ReadIds<MemberOf<'admin'>>>> = {
  '/admin/complaints': complaintIds,
  '/admin/jobs': jobIds,
  '/admin/messages': messageIds,
  '/admin/payments': paymentIds,
  '/admin/testimonials': testimonialIds,
};

/**
 * The ids of all rows in a view of the act's list, in its order.
 * @returns null for more rows than one run may take
 */
export async function rowsInView(
  act: BulkAct,
  view: string,
  viewer: MemberOf<'admin'>,
): Promise<readonly string[] | null> {
  const read = readers[bulkAct(act).list];
  if (!read) throw new TypeError(`Nothing reads the rows of ${act}.`);
  const ids = await read(viewer, searchParamsOf(new URLSearchParams(view)), mostRows + 1);
  return ids.length > mostRows ? null : ids;
}
