'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { defineMemberAction } from '@/lib/action/define-member-action';
import type { FormResult } from '@/lib/action/form-result';
import { markAllRead, markRead } from '@/lib/notice/commands';
import { noticeMessages } from '@/lib/notice/rules';
import { markEveryNoticeReadSchema, openNoticeSchema } from '@/lib/notice/schema';

const triesPerNetwork = 600;
const notSaved = noticeMessages.notMarked;

const open = defineMemberAction({
  name: 'open-notice',
  access: 'member',
  schema: openNoticeSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ noticeId }, { viewer }): Promise<FormResult<null>> => {
    const leadsTo = await markRead(viewer, noticeId);
    refresh();
    if (leadsTo === undefined) return { ok: false, message: noticeMessages.gone };
    if (leadsTo !== null) redirect(leadsTo);
    return { ok: true, message: noticeMessages.read, data: null };
  },
});

const markAll = defineMemberAction({
  name: 'mark-every-notice-read',
  access: 'member',
  schema: markEveryNoticeReadSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ newest }, { viewer }): Promise<FormResult<null>> => {
    const known = await markAllRead(viewer, newest);
    refresh();
    if (!known) return { ok: false, message: noticeMessages.gone };
    return { ok: true, message: noticeMessages.allRead, data: null };
  },
});

/** Marks one of the viewer's notices as read and goes where it leads (field `noticeId`). */
export async function openNotice(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return open(form);
}

/** Marks everything as read up to the newest notice that was shown (field `newest`). */
export async function markEveryNoticeRead(_previous: unknown, form: unknown): Promise<FormResult<null>> {
  return markAll(form);
}
