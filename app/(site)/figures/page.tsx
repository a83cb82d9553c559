import { statedBy } from '@/content/site';
import { formatCount } from '@/lib/format/count';
import { shownClaims } from '@/lib/site/claims/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { measuredFigures } from '@/lib/therapist/figures/queries';
import { replyInWords } from '@/lib/therapist/figures/rules';
import { averageFrom, averageInWords } from '@/lib/therapist/review/rules';

const path = '/figures';

export function generateMetadata() {
  return pageMetadata({
    title: 'What we measure',
    description:
      'How many therapists are listed, how fast they answer, how many sessions took place, and how each is counted.',
    path,
  });
}

export default async function FiguresPage() {
  const [{ therapists, medianReplyMs, sessions, reviews, average }, claims] = await Promise.all([
    measuredFigures(),
    shownClaims(),
  ]);
  const figures = [
    {
      label: 'Therapists listed now',
      figure: therapists === 0 ? null : formatCount(therapists),
      counted: 'Public profiles at this moment.',
      missing: 'No therapist outside the samples is listed yet.',
    },
    {
      label: 'Usual time until an answer',
      figure: medianReplyMs === null ? null : replyInWords(medianReplyMs),
      counted:
        'The median over the messages of the last 90 days that a therapist has answered: half of them were answered sooner. Messages without an answer are not in it.',
      missing: 'No therapist has answered a message in the last 90 days.',
    },
    {
      label: 'Sessions held',
      figure: sessions === 0 ? null : formatCount(sessions),
      counted: 'Sessions that a therapist has concluded as held, since the service began.',
      missing: 'No therapist outside the samples has held a session yet.',
    },
    {
      label: 'Average of verified reviews',
      figure: average === null ? null : `${averageInWords(average)} of 5`,
      counted: `Clients can write a review after a completed session. ${formatCount(reviews)} ${reviews === 1 ? 'is' : 'are'} published; we show an average from ${averageFrom} on. Reviews that break our rules are not in it; each profile says how many were left out.`,
      missing: `${reviews === 0 ? 'No review is' : `${formatCount(reviews)} ${reviews === 1 ? 'is' : 'are'}`} published yet; we show an average from ${averageFrom} on. Clients can write one after a completed session.`,
    },
  ];
  return (
    <div className="container-page grid gap-10 pt-4 pb-16 sm:pt-8 lg:pb-24">
      <div className="grid max-w-measure gap-4">
        <h1>What we measure</h1>
        <p className="text-muted-foreground text-lead">
          The service counts these figures itself, again every hour.
        </p>
      </div>
      <dl className="grid gap-8 md:grid-cols-2">
        {figures.map(({ label, figure, counted, missing }) => (
          <div key={label} className="grid content-start gap-1 border-primary border-l-4 pl-5">
            <dt className="font-semibold">{label}</dt>
            <dd
              className={`font-display text-h2 ${figure === null ? 'text-muted-foreground' : 'text-primary'}`}
            >
              {figure ?? 'None yet'}
            </dd>
            <dd className="max-w-measure text-muted-foreground">{figure === null ? missing : counted}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-measure text-muted-foreground">
        Sample profiles, with their sessions, messages and reviews, are not counted.
        {claims
          ? ` Figures marked “${statedBy}” on other pages are the owner’s own and not counted here.`
          : null}
      </p>
    </div>
  );
}
