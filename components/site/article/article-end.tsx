import { TitledSection } from '@/components/layout/titled-section';
import { ArticleCard } from '@/components/site/article/article-card';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { urgentHelpPath } from '@/content/navigation';
import type { Article } from '@/lib/site/article/schema';

export function ArticleSources({ article: { sources } }: { article: Pick<Article, 'sources'> }) {
  return (
    <TitledSection id="sources" title="Sources" size="h4" className="mt-12 border-border border-t pt-6">
      <ul className="mt-3 list-disc space-y-2 pl-6 text-small marker:text-primary">
        {sources.map(({ title, publisher, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noopener noreferrer" className="text-link">
                {title}
              </a>
            ) : (
              <cite>{title}</cite>
            )}
            . {publisher}.
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted-foreground text-small">
        This article gives general information. It cannot know you, and it is no substitute for talking to
        someone who does. If you are in danger, see{' '}
        <a href={urgentHelpPath} className="text-link">
          urgent help
        </a>
        .
      </p>
    </TitledSection>
  );
}

export function ArticleEnd({ article, related }: { article: Article; related: readonly Article[] }) {
  return (
    <>
      <ArticleSources article={article} />
      <Card asChild variant="accent" size="lg" className="no-print mt-10">
        <TitledSection id="talk" title="Would you rather talk?">
          <p className="mt-2">
            You can look through our therapists without an account, by language and by fee.
          </p>
          <Button asChild className="mt-4">
            <a href="/professionals">Find a therapist</a>
          </Button>
        </TitledSection>
      </Card>
      <TitledSection id="related" title="Read next" className="no-print mt-12 space-y-5">
        <ul className="grid gap-5 sm:grid-cols-2">
          {related.map((other) => (
            <li key={other.slug}>
              <ArticleCard article={other} />
            </li>
          ))}
        </ul>
      </TitledSection>
    </>
  );
}
