'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineMemberAction } from '@/lib/account/session/define-member-action';
import { markAllRead, markRead } from '@/lib/notification/commands';
import { notificationMessages } from '@/lib/notification/rules';
import type { FormResult } from '@/lib/server/action/form-result';

const openNotificationSchema = z.strictObject({ notificationId: z.uuid() });

const markAllNotificationsReadSchema = z.strictObject({ newest: z.uuid() });

const triesPerNetwork = 600;
const notSaved = notificationMessages.notMarked;

export const openNotification = defineMemberAction({
  name: 'open-notification',
  access: 'member',
  schema: openNotificationSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ notificationId }, { viewer }): Promise<FormResult<null>> => {
    const leadsTo = await markRead(viewer, notificationId);
    refresh();
    if (leadsTo === undefined) return { ok: false, message: notificationMessages.gone };
    if (leadsTo !== null) redirect(leadsTo);
    return { ok: true, message: notificationMessages.read, data: null };
  },
});

export const markAllNotificationsRead = defineMemberAction({
  name: 'mark-every-notification-read',
  access: 'member',
  schema: markAllNotificationsReadSchema,
  triesPerNetwork,
  notSaved,
  handler: async ({ newest }, { viewer }): Promise<FormResult<null>> => {
    const known = await markAllRead(viewer, newest);
    refresh();
    if (!known) return { ok: false, message: notificationMessages.gone };
    return { ok: true, message: notificationMessages.allRead, data: null };
  },
});
