import type { ReactNode } from 'react';
import { guarded } from '@/components/account/guard/guarded';
import { PracticeNavigation } from '@/components/care/private/practice/practice-navigation';
import { QuickExit } from '@/components/layout/quick-exit';
import { isTherapist } from '@/lib/account/session/guard';
import { currentViewer } from '@/lib/account/session/session';
import { ownPractice } from '@/lib/therapist/practice/queries';

/**
 * What surrounds a therapist's pages. It leads nobody away: each page does so itself, because only the page knows the
 * address to come back to.
 */
export default function TherapistDashboardLayout({ children }: { children: ReactNode }) {
  return guarded(currentViewer, async (viewer) => (
    <>
      {isTherapist(viewer) && (await ownPractice(viewer)) && <PracticeNavigation />}
      <QuickExit />
      {children}
    </>
  ));
}
