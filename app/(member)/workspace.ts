import 'server-only';
import { waitingForClient, waitingForTherapist } from '@/app/(member)/waiting';
import {
  applicantSections,
  clientSections,
  therapistClientTasks,
  therapistSections,
  therapistTasks,
} from '@/components/account/private/frame/member-sections';
import { adminSections, adminTasks } from '@/components/admin/sections';
import type { Workspace } from '@/components/layout/private/workspace/sections';
import { isAdmin, isClient, isTherapist } from '@/lib/account/session/guard';
import { hasSecondFactor } from '@/lib/account/session/second-factor';
import type { Member, MemberOf } from '@/lib/account/session/session';
import { waitingForAdmin } from '@/lib/admin/overview/queries';
import { askRecent, type RecentNotifications } from '@/lib/notification/queries';
import { ask } from '@/lib/server/db/together';
import { log } from '@/lib/server/log';
import { ownPractice } from '@/lib/therapist/practice/queries';

async function ofClient(viewer: MemberOf<'client'>): Promise<Workspace> {
  const { unanswered, unpaid, unread, care } = await waitingForClient(viewer);
  return {
    sections: clientSections,
    counts: {
      '/dashboard/quotations': unanswered + unpaid,
      '/account/messages': unread,
      '/dashboard/forms': care.forms,
      '/dashboard/assessments': care.measures,
      '/dashboard/homework': care.homework,
    },
  };
}

async function ofTherapist(viewer: MemberOf<'therapist'>): Promise<Workspace> {
  if (!(await ownPractice(viewer))) return { sections: applicantSections, counts: {} };
  const { requests, payments, unread } = await waitingForTherapist(viewer);
  return {
    sections: therapistSections,
    tasks: therapistTasks,
    clientTasks: therapistClientTasks,
    counts: {
      '/therapist-dashboard/messages': unread,
      '/therapist-dashboard/requests': requests.count,
      '/therapist-dashboard/payments': payments,
    },
  };
}

/** The back office counts only for those who have passed the second step; its other pages are the same. */
async function ofAdmin(viewer: MemberOf<'admin'>): Promise<Workspace> {
  if (!hasSecondFactor(viewer)) return { sections: adminSections, counts: {} };
  const { rows } = await waitingForAdmin(viewer);
  const of = (...piles: readonly string[]) =>
    rows.filter(({ pile }) => piles.includes(pile)).reduce((sum, { count }) => sum + count, 0);
  return {
    sections: adminSections,
    tasks: adminTasks,
    counts: {
      '/admin/applications': of('applications', 'profile-changes'),
      '/admin/internships': of('internships'),
      '/admin/messages': of('messages'),
      '/admin/conversations': of('conversations'),
      '/admin/requests': of('requests'),
      '/admin/reviews': of('reviews'),
      '/admin/testimonials': of('testimonials'),
      '/admin/complaints': of('complaints'),
      '/admin/payments': of('payments'),
      '/admin/jobs': of('jobs'),
    },
  };
}

/** The sections of a member alone, when what waits in them cannot be read. */
function sectionsOf(viewer: Member): Workspace {
  const sections = isTherapist(viewer) ? therapistSections : isAdmin(viewer) ? adminSections : clientSections;
  return { sections, counts: {} };
}

/** The pages of a member's workspace with what waits in each; without the numbers if they cannot be read. */
export async function workspaceOf(viewer: Member): Promise<Workspace> {
  try {
    if (isTherapist(viewer)) return await ofTherapist(viewer);
    if (isAdmin(viewer)) return await ofAdmin(viewer);
    return isClient(viewer) ? await ofClient(viewer) : sectionsOf(viewer);
  } catch (error) {
    log.warn('what waits could not be counted for the navigation', { error });
    return sectionsOf(viewer);
  }
}

async function readRecent(viewer: Member): Promise<RecentNotifications> {
  if (isTherapist(viewer)) return (await waitingForTherapist(viewer)).recent;
  if (isAdmin(viewer) && hasSecondFactor(viewer)) return (await waitingForAdmin(viewer)).recent;
  return isClient(viewer) ? (await waitingForClient(viewer)).recent : ask(askRecent(viewer));
}

/** The newest notifications of a member, read with what waits; none if they cannot be read. */
export async function recentOf(viewer: Member): Promise<RecentNotifications> {
  try {
    return await readRecent(viewer);
  } catch (error) {
    log.warn('notifications could not be read for the header', { error });
    return { notifications: [], unread: 0 };
  }
}
