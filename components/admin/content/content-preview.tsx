import { Founders } from '@/components/site/about/founders';
import { ArticleSources } from '@/components/site/article/article-end';
import { ArticleHeader } from '@/components/site/article/article-header';
import { ArticleText } from '@/components/site/article/article-text';
import { HelplineCard } from '@/components/site/helpline/helpline-card';
import { LastChecked } from '@/components/site/helpline/last-checked';
import { HomeQuestions } from '@/components/site/home/questions';
import { PartnerQuotes } from '@/components/site/service/partner-quotes';
import { PriceList } from '@/components/site/service/price-list';
import { UpcomingWebinars, WebinarArchive } from '@/components/site/service/webinar-list';
import { WorkshopList } from '@/components/site/service/workshop-list';
import { DirectoryStats } from '@/components/therapist/directory/directory-stats';
import { offerKind, productWith } from '@/lib/payment/product/kind';
import type { ContentName } from '@/lib/server/cache/cache-tags';
import { articleSchema, articleView } from '@/lib/site/article/schema';
import { claimsKind } from '@/lib/site/claims/kind';
import { webinarsKind, workshopsKind } from '@/lib/site/event/kind';
import { pastWebinars, upcomingWebinars } from '@/lib/site/event/rules';
import { helplineAbroadKind, helplineKind } from '@/lib/site/helpline/kind';
import { helplineAbroadView, helplineView } from '@/lib/site/helpline/view';
import { foundersKind, partnersKind } from '@/lib/site/people/kind';
import { questionsKind } from '@/lib/site/questions/kind';

type ContentPreviewProps = {
  readonly kind: ContentName;
  readonly entry: string;
  /** Content that fits its schema. */
  readonly content: unknown;
  /** Indian calendar day, ISO. */
  readonly today: string;
};

function ArticlePreview({ entry, content }: Pick<ContentPreviewProps, 'entry' | 'content'>) {
  const { body, ...known } = articleSchema.parse(content);
  const article = articleView(entry, { body, ...known });
  return (
    <article>
      <ArticleHeader article={article} preview />
      <div className="mx-auto max-w-measure">
        <ArticleText markdown={body} />
        <ArticleSources article={article} />
      </div>
    </article>
  );
}

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

function WebinarsPreview({ content, today }: Pick<ContentPreviewProps, 'content' | 'today'>) {
  const { webinars } = webinarsKind.schema.parse(content);
  return (
    <div className="grid gap-8">
      <UpcomingWebinars webinars={upcomingWebinars(webinars, today)} askHref="/contact?topic=workshops" />
      <WebinarArchive webinars={pastWebinars(webinars, today)} />
    </div>
  );
}

/** A version as the public pages would show it. */
export function ContentPreview({ kind, entry, content, today }: ContentPreviewProps) {
  switch (kind) {
    case 'article':
      return <ArticlePreview entry={entry} content={content} />;
    case 'helpline':
      return (
        <div className="max-w-md">
          <HelplineCard helpline={helplineView(entry, helplineKind.schema.parse(content), today)} level={3} />
        </div>
      );
    case 'helpline-abroad':
      return <AbroadPreview content={content} today={today} />;
    case 'questions':
      return <HomeQuestions {...questionsKind.schema.parse(content)} />;
    case 'product': {
      const product = productWith(entry, offerKind.schema.parse(content));
      return product ? <PriceList products={[product]} /> : null;
    }
    case 'workshops':
      return <WorkshopList {...workshopsKind.schema.parse(content)} />;
    case 'webinars':
      return <WebinarsPreview content={content} today={today} />;
    case 'founders':
      return <Founders {...foundersKind.schema.parse(content)} sample={false} />;
    case 'partners':
      return <PartnerQuotes {...partnersKind.schema.parse(content)} sample={false} />;
    case 'claims':
      return <ClaimsPreview content={content} />;
  }
}
