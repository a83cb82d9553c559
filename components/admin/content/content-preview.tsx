import { PriceList } from '@/components/payment/product/price-list';
import { ArticleSources } from '@/components/site/article/article-end';
import { ArticleHeader } from '@/components/site/article/article-header';
import { ArticleText } from '@/components/site/article/article-text';
import { Founders } from '@/components/site/founders';
import { HelplineCard } from '@/components/site/helpline/helpline-card';
import { LastChecked } from '@/components/site/helpline/last-checked';
import { HomeQuestions } from '@/components/site/home/questions';
import { WhoAnswers } from '@/components/site/legal/parts';
import { PartnerQuotes } from '@/components/site/service/partner-quotes';
import { UpcomingWebinars, WebinarArchive } from '@/components/site/service/webinar-list';
import { WorkshopList } from '@/components/site/service/workshop-list';
import { DirectoryStats } from '@/components/therapist/directory/directory-stats';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { copyrightYears } from '@/content/site';
import { offerKind, productWith } from '@/lib/payment/product/kind';
import { kindFor, receiptKinds } from '@/lib/payment/receipt/rules';
import type { ContentName } from '@/lib/server/cache/cache-tags';
import { articleSchema, articleView } from '@/lib/site/article/schema';
import { claimsKind } from '@/lib/site/claims/kind';
import { webinarsKind, workshopsKind } from '@/lib/site/event/kind';
import { pastWebinars, upcomingWebinars } from '@/lib/site/event/rules';
import { helplineAbroadKind, helplineKind } from '@/lib/site/helpline/kind';
import { helplineAbroadView, helplineView } from '@/lib/site/helpline/view';
import { inForceFrom, legalIdentityKind } from '@/lib/site/owner/kind';
import { foundersKind, partnersKind } from '@/lib/site/people/kind';
import { questionsKind } from '@/lib/site/questions/kind';

type ContentPreviewProps = {
  readonly kind: ContentName;
  readonly entry: string;
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
      <p>Footer of every page: {footer.join(' · ') || 'nothing'}</p>
      <p>
        For companies: {corporate.map(({ figure, text }) => `${figure} ${text}`).join(' · ') || 'nothing'}
      </p>
    </div>
  );
}

function IdentityPreview({ content }: Pick<ContentPreviewProps, 'content'>) {
  const owner = legalIdentityKind.schema.parse(content);
  return (
    <div className="grid gap-6">
      <div>
        <h3 className="mb-2 text-h4">{receiptKinds[kindFor[owner.taxStatus]]}</h3>
        <Card variant="outline" size="sm" className="max-w-md">
          <p className="text-muted-foreground text-small">Received by</p>
          <p className="font-semibold">{owner.legalName}</p>
          <p className="whitespace-pre-line">{owner.address}</p>
          {owner.gstin && <p>GSTIN {owner.gstin}</p>}
        </Card>
      </div>
      <div>
        <h3 className="mb-2 text-h4">Legal pages</h3>
        <p className="mb-3">
          In force from <When at={inForceFrom(owner)} />. Courts in {owner.courts} are competent.
        </p>
        <WhoAnswers owner={owner} />
      </div>
      <div>
        <h3 className="mb-2 text-h4">Footer of public pages</h3>
        <p>
          {copyrightYears(new Date())} {owner.legalName}
        </p>
      </div>
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
    case 'legal-identity':
      return <IdentityPreview content={content} />;
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
