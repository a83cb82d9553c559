import { Drawing } from '@/components/illustration/drawing';
import { Card } from '@/components/ui/card';
import { ArrowLeft } from '@/components/ui/icons';
import { formatDay } from '@/lib/format/time';
import type { Article } from '@/lib/site/content/article-schema';

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="mb-8 space-y-6">
      <a href="/blog" className="tap no-print gap-2 text-link">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All articles
      </a>
      <Card
        variant="muted"
        size="flush"
        className="grid items-center gap-8 p-6 sm:p-10 md:grid-cols-[1.6fr_1fr]"
      >
        <div className="space-y-4">
          <p className="font-semibold text-warm-strong">{article.category}</p>
          <h1>{article.title}</h1>
          <p className="max-w-measure text-muted-foreground text-lead">{article.excerpt}</p>
          <p className="text-muted-foreground text-small">
            By {article.author}&nbsp;·{' '}
            <span className="whitespace-nowrap">
              <time dateTime={article.date}>{formatDay(article.date)}</time>&nbsp;·
            </span>{' '}
            <span className="whitespace-nowrap">{article.readTime} min read</span>
          </p>
        </div>
        <Drawing name={article.picture} className="no-print mx-auto h-auto w-full max-w-72" />
      </Card>
    </header>
  );
}
