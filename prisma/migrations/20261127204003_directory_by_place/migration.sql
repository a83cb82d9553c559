-- AlterTable: what `facets` holds of a therapist's place, in a column of its own, because an index can be led by it.
ALTER TABLE "therapists" ADD COLUMN "place_key" INTEGER GENERATED ALWAYS AS (facet_key('location', facet_value(location))) STORED;

-- The people of a place in our own order, with what other filters ask: a list of a place and something else is walked among
-- these people, and not among those of the whole country.
CREATE INDEX therapists_of_place ON therapists (place_key, display_order, id)
  INCLUDE (facets, session_rate, free_from, free_cells) WHERE is_active;
