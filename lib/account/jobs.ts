import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { sweepSessions } from '@/lib/account/device/jobs';
import { mailConfirmation, removeUnverified, warnUnverified } from '@/lib/account/email-confirmation/jobs';
import { mailPasswordChanged } from '@/lib/account/password/jobs';
import { mailPasswordReset } from '@/lib/account/recovery/jobs';
import { mailPowerChanged } from '@/lib/account/role/jobs';
import { mailNewBrowser } from '@/lib/account/sign-in/jobs';
import { mailSignUpTried } from '@/lib/account/sign-up/jobs';
import { accountTasks } from '@/lib/account/task-names';

const ofUser = z.strictObject({ userId: z.uuid() });
const ofSession = z.strictObject({ sessionId: z.uuid() });
const ofToken = z.strictObject({ tokenId: z.uuid() });
const ofPower = z.strictObject({ entryId: z.uuid(), userId: z.uuid() });
const ofRequest = z.strictObject({ userId: z.uuid(), tokenId: z.uuid() });

export const accountJobs: TaskList = {
  [accountTasks.mailConfirmation]: (payload) => mailConfirmation(ofToken.parse(payload).tokenId),
  [accountTasks.mailSignUpTried]: (payload) => mailSignUpTried(ofUser.parse(payload).userId),
  [accountTasks.mailPasswordReset]: (payload) => mailPasswordReset(ofRequest.parse(payload)),
  [accountTasks.mailPasswordChanged]: (payload) => mailPasswordChanged(ofUser.parse(payload).userId),
  [accountTasks.mailNewBrowser]: (payload) => mailNewBrowser(ofSession.parse(payload).sessionId),
  [accountTasks.mailPowerChanged]: (payload) => mailPowerChanged(ofPower.parse(payload)),
  [accountTasks.warnUnverified]: () => warnUnverified(),
  [accountTasks.removeUnverified]: () => removeUnverified(),
  [accountTasks.sweepSessions]: () => sweepSessions(),
};

export const accountCrontab = `
22 * * * * ${accountTasks.warnUnverified} ?max=1
52 * * * * ${accountTasks.removeUnverified} ?max=1
37 21 * * * ${accountTasks.sweepSessions} ?max=1`;
