import { Drawing } from '@/components/illustration/drawing';
import { Card } from '@/components/ui/card';
import { When } from '@/components/ui/format';
import { ArrowLeft } from '@/components/ui/icons';
import type { Article } from '@/lib/site/article/schema';

/** The title of an article with its facts. @param preview true inside another page, which has a title of its own */
export function ArticleHeader({ article, preview = false }: { article: Article; preview?: boolean }) {
  const Title = preview ? 'h2' : 'h1';
  const { author, reviewer, date, updated, readTime } = article;
  return (
    <header className="mb-8 space-y-6">
      {preview ? null : (
        <a href="/blog" className="tap no-print gap-2 text-link">
          <ArrowLeft aria-hidden="true" className="size-4" />
          All articles
        </a>
      )}
      <Card
        variant="muted"
        size="flush"
        className="grid items-center gap-8 p-6 sm:p-10 md:grid-cols-[1.6fr_1fr]"
      >
        <div className="space-y-4">
          <p className="font-semibold text-warm-strong">{article.category}</p>
          <Title>{article.title}</Title>
          <p className="max-w-measure text-muted-foreground text-lead">{article.excerpt}</p>
          <p className="text-muted-foreground text-small">
            By {author}&nbsp;·{' '}
            <span className="whitespace-nowrap">
              <When at={date} as="record" />
              &nbsp;·
            </span>{' '}
            <span className="whitespace-nowrap">{readTime} min read</span>
          </p>
          {reviewer || updated ? (
            <p className="text-muted-foreground text-small">
              {reviewer && `Checked by ${reviewer}. `}
              {updated && (
                <>
                  Changed on <When at={updated} as="record" />.
                </>
              )}
            </p>
          ) : null}
        </div>
        <Drawing name={article.picture} first className="no-print mx-auto h-auto w-full max-w-72" />
      </Card>
    </header>
  );
}
