create table texts (
  sequence integer primary key,
  recipient text not null,
  body text not null,
  at integer not null
) strict;

create table events (
  sequence integer primary key,
  source text not null check (source in ('analytics', 'service', 'tracking', 'csp')),
  body text not null,
  at integer not null
) strict;
create index events_of_source on events (source, sequence);

create table captchas (
  sid text primary key,
  answer text not null,
  drawn_for text not null default '',
  seed integer not null,
  state text not null check (state in ('fresh', 'spent')),
  passed_answer text not null default '',
  created_at integer not null,
  expires_at integer not null
) strict, without rowid;
create index captchas_by_age on captchas (expires_at);

create table sms_codes (
  phone text primary key,
  code text not null,
  sid text not null,
  wrong_tries integer not null default 0,
  sent_at integer not null,
  expires_at integer not null
) strict, without rowid;

create table sms_askings (
  sequence integer primary key,
  phone text not null,
  address text not null,
  at integer not null
) strict;
create index sms_askings_of_phone on sms_askings (phone, at);
create index sms_askings_of_address on sms_askings (address, at);

create table registrations (
  phone text primary key,
  origin text not null check (origin in ('seed', 'promotion')),
  template_id text not null,
  invite_code text not null,
  user_from text not null,
  app_from text not null,
  utm_tag text not null,
  at integer not null
) strict, without rowid;

create table uploads (
  name text primary key,
  borrower_id text not null references borrowers (id),
  media_type text not null,
  size integer not null,
  digest text not null,
  at integer not null
) strict, without rowid;
create index uploads_of_borrower on uploads (borrower_id, at);

create table complaints (
  sequence integer primary key,
  id text not null unique,
  borrower_id text not null references borrowers (id),
  order_id text not null references orders (id),
  problem_type text not null,
  problem_son_type text not null,
  detail text not null,
  images text not null,
  origin text not null check (origin in ('seed', 'borrower')),
  reply text not null default '',
  reply_images text not null default '[]',
  replied_at integer,
  closed_at integer,
  score integer,
  at integer not null
) strict;
create index complaints_of_borrower on complaints (borrower_id, sequence);
