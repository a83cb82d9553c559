-- An order by card keeps the lengths of the meetings that its page sold, as a reported transfer does. An earlier order has none,
-- because nobody kept what its page said.
ALTER TABLE "transactions" ADD COLUMN "meetings" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

ALTER TABLE transactions ADD CONSTRAINT transactions_meetings_of_product CHECK (
  meetings IS NOT NULL AND cardinality(meetings) <= 12 AND 10 <= ALL (meetings) AND 480 >= ALL (meetings)
  AND array_position(meetings, NULL) IS NULL AND (product_slug IS NOT NULL OR meetings = '{}'));
