import { ArticlePicture } from '@/components/article/article-picture';
import { ArrowLeft } from '@/components/ui/icons';
import type { Article } from '@/lib/content/article-schema';
import { formatDay } from '@/lib/time';

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="mb-8 space-y-6">
      <a href="/blog" className="tap no-print gap-2 text-link">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All articles
      </a>
      <div className="grid items-center gap-8 rounded-card bg-paper-3 p-6 sm:p-10 md:grid-cols-[1.6fr_1fr]">
        <div className="space-y-4">
          <p className="font-semibold text-accent-ink">{article.category}</p>
          <h1>{article.title}</h1>
          <p className="max-w-measure text-ink-soft text-lead">{article.excerpt}</p>
          <p className="text-ink-soft text-small">
            By {article.author} · <time dateTime={article.date}>{formatDay(article.date)}</time> ·{' '}
            {article.readTime} min read
          </p>
        </div>
        <ArticlePicture name={article.picture} className="no-print mx-auto h-auto w-full max-w-72" />
      </div>
    </header>
  );
}
