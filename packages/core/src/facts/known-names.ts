import { listMonthNames } from "../numbers/dates/months.ts";
import { languages } from "../numbers/languages.ts";
import { foldText } from "../text/fold.ts";

/** Networks, acronyms and words with capitals that need no source. */
const common =
  "linkedin instagram facebook threads bluesky mastodon tiktok pinterest youtube whatsapp google x i ok tv pdf faq url id diy ceo usa eu uk us ai ki ia it hr seo api csv dm pr qa ps vs gmbh dr mr mrs ms prof christmas easter english german french spanish";

/** Common words in Katakana that aren't names. */
const katakana =
  "ポイント コツ ステップ メリット デメリット ルール チーム アイデア ミス テスト データ サービス システム ビジネス リスト チェック スライド コメント フォロー シェア メール ページ サイト ユーザー スタッフ メンバー プロジェクト リーダー マネージャー タイトル まとめ スタート ゴール コスト レベル タイプ パターン ヒント アドバイス ツール アプリ スマホ パソコン インターネット オンライン デザイン プロセス タスク スケジュール ニュース テーマ イメージ サポート トラブル ストレス バランス チャンス シンプル ゼロ パーセント";

let names: ReadonlySet<string> | null = null;

/** Returns words with a capital letter that need no source: days, months, networks and others. Folded by `foldText`. */
export function listKnownNames(): ReadonlySet<string> {
  names ??= new Set([
    ...`${common} ${katakana}`.split(" ").map(foldText),
    ...listMonthNames({ day: "numeric" }).map(foldText),
    ...languages.flatMap(listDays),
  ]);
  return names;
}

function listDays(language: string): string[] {
  return (["long", "short"] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
    // 1 January 2024 was a Monday.
    return Array.from({ length: 7 }, (_, day) =>
      foldText(format.format(Date.UTC(2024, 0, day + 1))),
    );
  });
}
