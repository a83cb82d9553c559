import { ArticlePicture } from '@/components/article/article-picture';
import { cn } from '@/components/ui/class-names';
import type { Article } from '@/lib/content/article-schema';
import { formatDay } from '@/lib/time';

/** One article in a list. `wide` lays picture and words side by side, for the featured one. */
export function ArticleCard({ article, wide = false }: { article: Article; wide?: boolean }) {
  return (
    <article
      className={cn(
        'group relative flex h-full flex-col overflow-hidden rounded-card bg-paper-2 shadow-card transition-shadow focus-within:shadow-float hover:shadow-float',
        wide && 'md:grid md:grid-cols-[1fr_1.25fr]',
      )}
    >
      <div className={cn('grid place-items-center bg-paper-3 p-5', wide && 'md:p-8')}>
        <ArticlePicture name={article.picture} className={wide ? 'h-auto w-full max-w-72' : 'h-40 w-full'} />
      </div>
      <div className={cn('flex grow flex-col p-6', wide && 'md:justify-center md:p-10')}>
        <p className="flex flex-wrap gap-x-3 font-semibold text-accent-ink text-small">
          {article.featured ? <span>Featured</span> : null}
          <span className={article.featured ? 'text-ink-soft' : undefined}>{article.category}</span>
        </p>
        <h3 className={cn('mt-2', wide && 'md:text-h2')}>
          <a href={`/blog/${article.slug}`} className="after:absolute after:inset-0 group-hover:underline">
            {article.title}
          </a>
        </h3>
        <p className={cn('mt-3 text-ink-soft', wide && 'text-lead')}>{article.excerpt}</p>
        <p className="mt-auto pt-4 text-ink-soft text-small">
          {article.author} · <time dateTime={article.date}>{formatDay(article.date)}</time> ·{' '}
          <span className="whitespace-nowrap">{article.readTime} min read</span>
        </p>
      </div>
    </article>
  );
}
