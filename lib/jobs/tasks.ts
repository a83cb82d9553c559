import 'server-only';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { accountCrontab, accountJobs } from '@/lib/account/jobs';
import { applicationJobs } from '@/lib/admin/application/jobs';
import { internshipDecisionJobs } from '@/lib/admin/internship/jobs';
import { secondFactorJobs } from '@/lib/admin/second-factor/jobs';
import { adminTherapistJobs } from '@/lib/admin/therapist/jobs';
import { bookingJobs } from '@/lib/booking/jobs';
import {
  notifySupport,
  notifyTherapist,
  queueMissingNotifications,
  reportUnreachableTherapist,
} from '@/lib/contact/jobs';
import { replyJobs } from '@/lib/contact/reply/jobs';
import { contactTasks } from '@/lib/contact/rules';
import { db } from '@/lib/db';
import { internshipJobs } from '@/lib/internship/application/jobs';
import { keepQueueMoving, reportDeadJobs } from '@/lib/jobs/queue';
import { sendNewsletterConfirmation } from '@/lib/newsletter/jobs';
import { newsletterTasks } from '@/lib/newsletter/rules';
import { cardJobs } from '@/lib/payment/provider/jobs';
import { statementCrontab, statementJobs } from '@/lib/payment/statement/jobs';
import { submissionJobs } from '@/lib/payment/submission/jobs';
import { verificationJobs } from '@/lib/payment/verification/jobs';
import { correctionPayload, notifySupportOfCorrection } from '@/lib/privacy/correction/jobs';
import { correctionTasks } from '@/lib/privacy/correction/rules';
import {
  acknowledgeGrievance,
  grievanceAlertPayload,
  grievancePayload,
  mailGrievanceAnswer,
  tellSupportOfGrievance,
  watchGrievanceClocks,
} from '@/lib/privacy/grievance/jobs';
import { grievanceTasks } from '@/lib/privacy/grievance/rules';
import { recordCrontab, recordJobs } from '@/lib/privacy/record-jobs';
import { announceApplication } from '@/lib/profile/onboarding/jobs';
import { onboardingTasks } from '@/lib/profile/onboarding/rules';
import { quotationCrontab, quotationJobs } from '@/lib/quotation/jobs';
import { sweepLimits } from '@/lib/rate-limit/spend';
import { finishFiles, removeFile, storeFile } from '@/lib/storage/jobs';
import { storageTasks } from '@/lib/storage/tasks';
import { proposalJobs } from '@/lib/therapist/proposal/jobs';
import { titleCrontab, titleJobs } from '@/lib/therapist/title/jobs';

const contactRequest = z.strictObject({ contactRequestId: z.uuid() });
const contactMessage = z.strictObject({ contactMessageId: z.uuid() });
const application = z.strictObject({ applicationId: z.uuid() });
const subscription = z.strictObject({ subscriberId: z.uuid() });
const staged = z.strictObject({ fileId: z.uuid() });
const discarded = z.strictObject({ fileId: z.uuid(), after: z.uuid().optional() });

/** Everything the worker can do. A payload is as foreign as any other input: it may come from an older release. */
export const tasks: TaskList = {
  ...accountJobs,
  ...secondFactorJobs,
  ...bookingJobs,
  [contactTasks.notifyTherapist]: (payload) =>
    notifyTherapist(contactRequest.parse(payload).contactRequestId),
  [contactTasks.reportUnreachableTherapist]: (payload) =>
    reportUnreachableTherapist(contactRequest.parse(payload).contactRequestId),
  [contactTasks.notifySupport]: (payload) => notifySupport(contactMessage.parse(payload).contactMessageId),
  [contactTasks.queueMissingNotifications]: () => queueMissingNotifications(),
  [newsletterTasks.confirm]: (payload) =>
    sendNewsletterConfirmation(subscription.parse(payload).subscriberId),
  [storageTasks.store]: (payload) => storeFile(staged.parse(payload).fileId),
  [storageTasks.remove]: (payload) => {
    const { fileId, after } = discarded.parse(payload);
    return removeFile(fileId, after);
  },
  [storageTasks.finish]: () => finishFiles(),
  [grievanceTasks.acknowledge]: (payload) =>
    acknowledgeGrievance(grievancePayload.parse(payload).grievanceId),
  [grievanceTasks.tellSupport]: (payload) => {
    const { grievanceId, alert } = grievanceAlertPayload.parse(payload);
    return tellSupportOfGrievance(grievanceId, alert);
  },
  [grievanceTasks.mailAnswer]: (payload) => mailGrievanceAnswer(grievancePayload.parse(payload).grievanceId),
  [grievanceTasks.watchClocks]: () => watchGrievanceClocks(),
  [correctionTasks.notifySupport]: (payload) =>
    notifySupportOfCorrection(correctionPayload.parse(payload).requestId),
  [onboardingTasks.announceApplication]: (payload) =>
    announceApplication(application.parse(payload).applicationId),
  ...proposalJobs,
  ...internshipJobs,
  ...cardJobs,
  ...submissionJobs,
  ...quotationJobs,
  ...replyJobs,
  ...recordJobs,
  ...statementJobs,
  ...verificationJobs,
  ...titleJobs,
  ...adminTherapistJobs,
  ...applicationJobs,
  ...internshipDecisionJobs,
  'keep-queue-moving': () => keepQueueMoving(),
  'report-dead-jobs': () => reportDeadJobs(),
  'sweep-limits': async () => {
    await sweepLimits(db);
  },
};

/** When the recurring ones run (UTC). They are small, and missing one does no harm: none is caught up on. */
export const crontab = `
* * * * * keep-queue-moving ?max=1
*/5 * * * * ${contactTasks.queueMissingNotifications} ?max=1
*/5 * * * * ${storageTasks.finish} ?max=1
7 * * * * ${grievanceTasks.watchClocks} ?max=1
17 * * * * report-dead-jobs ?max=1
47 * * * * sweep-limits ?max=1${accountCrontab}${quotationCrontab}${recordCrontab}${statementCrontab}${titleCrontab}
`;
