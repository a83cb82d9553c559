CREATE TABLE "content_versions" (
    "id" UUID NOT NULL DEFAULT uuid_v7(),
    "kind" TEXT NOT NULL,
    "entry" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "restored_from" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" UUID,
    "published_at" TIMESTAMPTZ(3),
    "published_by" UUID,

    CONSTRAINT "content_versions_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "content_versions_kind_entry_number_key" ON "content_versions"("kind", "entry", "number");

ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_published_by_fkey" FOREIGN KEY ("published_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE content_versions
  ADD CONSTRAINT content_versions_kind_name CHECK (kind ~ '^[a-z]+(-[a-z]+)*$' AND length(kind) <= 40),
  ADD CONSTRAINT content_versions_entry_name CHECK (entry ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(entry) <= 80),
  ADD CONSTRAINT content_versions_number_counts CHECK (number >= 1),
  ADD CONSTRAINT content_versions_content_object
    CHECK (jsonb_typeof(content) = 'object' AND octet_length(content::text) <= 200000),
  ADD CONSTRAINT content_versions_restored_earlier CHECK (restored_from >= 0 AND restored_from < number),
  ADD CONSTRAINT content_versions_public_since CHECK (published_at IS NOT NULL OR NOT is_public AND published_by IS NULL);

CREATE UNIQUE INDEX content_versions_one_public ON content_versions (kind, entry) WHERE is_public;

-- A version is what somebody saw and decided upon: its words never change, and only whether it is public does.
CREATE FUNCTION content_version_keeps_its_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.kind, NEW.entry, NEW.number, NEW.content, NEW.restored_from, NEW.created_at)
    IS DISTINCT FROM (OLD.kind, OLD.entry, OLD.number, OLD.content, OLD.restored_from, OLD.created_at) THEN
    RAISE EXCEPTION 'a version of content keeps its words' USING ERRCODE = 'check_violation',
      CONSTRAINT = 'content_versions_keep_their_words';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER content_versions_keep_their_words BEFORE UPDATE ON content_versions
  FOR EACH ROW EXECUTE FUNCTION content_version_keeps_its_words();

-- Pages follow what is public; a draft concerns nobody. Lists of therapists show the rating that the owner claims.
CREATE FUNCTION public_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed content_versions := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF changed.is_public OR TG_OP = 'UPDATE' AND OLD.is_public THEN
    PERFORM pg_notify('public_read_changed', 'content:' || changed.kind);
    IF changed.kind = 'claims' THEN PERFORM pg_notify('public_read_changed', 'therapists'); END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER content_versions_changed AFTER INSERT OR UPDATE OR DELETE ON content_versions
  FOR EACH ROW EXECUTE FUNCTION public_content_changed();
