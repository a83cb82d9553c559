import { TherapistMatch } from '@/components/therapist/match/therapist-match';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { matchDirectory } from '@/lib/therapist/match/queries';

export function generateMetadata() {
  return pageMetadata({
    title: 'Personalized Match',
    description:
      'Say what you need in a therapist and what you would like. See who fits and why. Your answers stay on your device; nobody can pay for a place.',
    path: '/match',
  });
}

/** The first question. With scripts the rest happens on the device; without, `search/` answers the same path. */
export default async function MatchPage() {
  return <TherapistMatch directory={await matchDirectory()} />;
}
