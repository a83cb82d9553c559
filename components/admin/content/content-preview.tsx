import { HelplineCard } from '@/components/site/helpline/helpline-card';
import { LastChecked } from '@/components/site/helpline/last-checked';
import { HomeQuestions } from '@/components/site/home/questions';
import { DirectoryStats } from '@/components/therapist/directory/directory-stats';
import type { ContentName } from '@/lib/server/cache/cache-tags';
import { claimsKind } from '@/lib/site/claims/kind';
import { helplineAbroadKind, helplineKind } from '@/lib/site/helpline/kind';
import { helplineAbroadView, helplineView } from '@/lib/site/helpline/view';
import { questionsKind } from '@/lib/site/questions/kind';

type ContentPreviewProps = {
  readonly kind: ContentName;
  readonly entry: string;
  /** Content that fits its schema. */
  readonly content: unknown;
  /** Indian calendar day, ISO. */
  readonly today: string;
};

function AbroadPreview({ content, today }: Pick<ContentPreviewProps, 'content' | 'today'>) {
  const { place, name, number, emergency, ...check } = helplineAbroadView(
    helplineAbroadKind.schema.parse(content),
    today,
  );
  return (
    <p>
      <b className="font-semibold">{place}</b>: {name}, {number}. Emergency {emergency}.{' '}
      <LastChecked {...check} />
    </p>
  );
}

function ClaimsPreview({ content }: Pick<ContentPreviewProps, 'content'>) {
  const { therapistRating, directory, footer, corporate } = claimsKind.schema.parse(content);
  return (
    <div className="grid gap-4">
      <DirectoryStats band={{ claims: directory }} />
      <p>
        Sample profiles: {therapistRating.value} ({therapistRating.reviews} reviews)
      </p>
      <p>Foot of every page: {footer.join(' · ') || 'nothing'}</p>
      <p>
        For companies: {corporate.map(({ figure, text }) => `${figure} ${text}`).join(' · ') || 'nothing'}
      </p>
    </div>
  );
}

/** A version as the public pages would show it. */
export function ContentPreview({ kind, entry, content, today }: ContentPreviewProps) {
  switch (kind) {
    case 'helpline':
      return (
        <div className="max-w-md">
          <HelplineCard helpline={helplineView(entry, helplineKind.schema.parse(content), today)} />
        </div>
      );
    case 'helpline-abroad':
      return <AbroadPreview content={content} today={today} />;
    case 'questions':
      return <HomeQuestions {...questionsKind.schema.parse(content)} />;
    case 'claims':
      return <ClaimsPreview content={content} />;
  }
}
