-- Money is integer centavos; days are text yyyy-mm-dd in Manila; instants are integer milliseconds.

create table settings (
  name text primary key,
  value text not null
) strict;

create table borrowers (
  id text primary key,
  name text not null,
  phone text not null,
  is_repeat integer not null check (is_repeat in (0, 1))
) strict;

create table sessions (
  id text primary key,
  borrower_id text not null references borrowers (id)
) strict;

create table products (
  id text primary key,
  position integer not null,
  name text not null,
  logo text not null,
  description text not null,
  smallest_centavos integer not null,
  largest_centavos integer not null,
  offer_centavos integer not null check (offer_centavos > 0),
  daily_rate_ppm integer not null,
  term_days integer not null check (term_days between 91 and 365),
  instalments integer not null check (instalments > 0),
  is_enabled integer not null check (is_enabled in (0, 1)),
  button_text text not null,
  tags text not null,
  opens text not null check (opens in ('confirmation', 'newer-confirmation', 'native')),
  overrides text not null default '{}',
  late_fee text not null default 'loan-terms' check (late_fee in ('loan-terms', 'capped'))
) strict;

create table orders (
  sequence integer primary key,
  id text not null unique,
  number text not null unique,
  borrower_id text not null references borrowers (id),
  product_id text not null references products (id),
  origin text not null check (origin in ('seed', 'application')),
  status text not null,
  principal_centavos integer not null check (principal_centavos > 0),
  term_days integer not null,
  applied_on text not null,
  disbursed_on text,
  closed_on text,
  rollover_allowed integer not null check (rollover_allowed in (0, 1)),
  rollovers integer not null default 0,
  recommends integer not null check (recommends in (0, 1)),
  overrides text not null default '{}',
  created_at integer not null
) strict;
create index orders_of_borrower on orders (borrower_id, sequence);

create table instalments (
  order_id text not null references orders (id),
  position integer not null,
  due_on text not null,
  principal_centavos integer not null,
  interest_centavos integer not null,
  paid_on text,
  paid_centavos integer,
  -- Paid in parts before the rest.
  part_centavos integer not null default 0,
  primary key (order_id, position)
) strict, without rowid;

create table extensions (
  order_id text not null references orders (id),
  round integer not null,
  position integer not null,
  interest_centavos integer not null,
  penalty_centavos integer not null,
  fee_centavos integer not null,
  moved_from text not null,
  moved_to text not null,
  at integer not null,
  primary key (order_id, round)
) strict, without rowid;

-- One code for each order, purpose, round (the instalment's position, or the number of the extension or part), amount
-- and channel.
create table pay_codes (
  sequence integer primary key,
  token text not null unique,
  code text not null unique,
  order_id text not null references orders (id),
  purpose text not null check (purpose in ('instalment', 'extension', 'part')),
  round integer not null,
  amount_centavos integer not null check (amount_centavos > 0),
  channel_number integer not null,
  origin text not null check (origin in ('seed', 'borrower')),
  state text not null check (state in ('open', 'processing', 'paid', 'refused', 'void')),
  created_at integer not null,
  changed_at integer not null,
  unique (order_id, purpose, round, amount_centavos, channel_number)
) strict;

-- Money that reached the lender: never more than one payment for the same purpose and round of an order.
create table payments (
  sequence integer primary key,
  order_id text not null references orders (id),
  purpose text not null,
  round integer not null,
  amount_centavos integer not null,
  way text not null,
  at integer not null,
  unique (order_id, purpose, round)
) strict;

create table card_repayments (
  sequence integer primary key,
  id text not null unique,
  token text not null unique,
  order_id text not null references orders (id),
  round integer not null,
  amount_centavos integer not null,
  card_id text,
  state text not null check (state in ('offered', 'committed', 'paid')),
  code text,
  code_sent_at integer,
  wrong_tries integer not null default 0,
  created_at integer not null
) strict;

create table bank_accounts (
  borrower_id text not null references borrowers (id),
  product_id text not null references products (id),
  card_type integer not null,
  channel_number integer not null,
  fields text not null,
  changes integer not null,
  changed_at integer not null,
  primary key (borrower_id, product_id)
) strict, without rowid;

create table agreement_links (
  token text primary key,
  borrower_id text not null,
  product_id text not null,
  order_id text not null,
  identifier text not null,
  unique (borrower_id, product_id, order_id, identifier)
) strict, without rowid;

create table order_scores (
  order_id text primary key references orders (id),
  score integer not null,
  at integer not null
) strict, without rowid;

create table product_openings (
  sequence integer primary key,
  borrower_id text,
  step text not null check (step in ('define', 'click', 'enter')),
  product_id text not null,
  module text not null,
  position text not null,
  at integer not null
) strict;

create table idempotent_responses (
  owner text not null,
  endpoint text not null,
  intent text not null,
  request text not null,
  body text not null,
  at integer not null,
  primary key (owner, endpoint, intent)
) strict, without rowid;

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

create table sms_requests (
  sequence integer primary key,
  phone text not null,
  address text not null,
  at integer not null
) strict;
create index sms_requests_of_phone on sms_requests (phone, at);
create index sms_requests_of_address on sms_requests (address, at);

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
  at integer not null,
  -- Unwanted calls of a collector, as the borrower noted them: the last one (yyyy-mm-dd hh:mm in Manila) and their number.
  call_at text not null default '',
  call_count integer not null default 0
) strict;
create index complaints_of_borrower on complaints (borrower_id, sequence);

-- One receipt for each payment, with what remained at that time.
create table receipts (
  sequence integer primary key,
  order_id text not null references orders (id),
  purpose text not null check (purpose in ('instalment', 'extension', 'part')),
  round integer not null,
  amount_centavos integer not null check (amount_centavos > 0),
  way text not null,
  reference text not null,
  at integer not null,
  remaining_centavos integer not null,
  next_centavos integer,
  next_on text,
  unique (order_id, purpose, round)
) strict;

-- Requests to pay an order in smaller parts. An order has at most one.
create table plan_requests (
  sequence integer primary key,
  order_id text not null unique,
  answer_by text not null,
  at integer not null
);
