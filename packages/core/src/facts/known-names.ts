import { listMonthNames } from "../numbers/dates/months.ts";
import { languages } from "../numbers/languages.ts";
import { getCommonWords } from "../text/common-words.ts";
import { foldText } from "../text/fold.ts";

/** Networks, acronyms and words with capitals that need no source. */
const common =
  "linkedin instagram facebook threads bluesky mastodon tiktok pinterest youtube whatsapp google x i ok tv pdf faq url id diy ceo usa eu uk us ca tva pme pib ai ki ia it hr seo api csv dm pr qa ps vs gmbh dr mr mrs ms prof christmas easter english german french spanish";

/** Common words in Katakana that aren't names. */
const katakana =
  "ポイント コツ ステップ メリット デメリット ルール チーム アイデア ミス テスト データ サービス システム ビジネス リスト チェック スライド コメント フォロー シェア メール ページ サイト ユーザー スタッフ メンバー プロジェクト リーダー マネージャー タイトル まとめ スタート ゴール コスト レベル タイプ パターン ヒント アドバイス ツール アプリ スマホ パソコン インターネット オンライン デザイン プロセス タスク スケジュール ニュース テーマ イメージ サポート トラブル ストレス バランス チャンス シンプル ゼロ パーセント カフェ レストラン ホテル コーヒー パン ケーキ ワイン ビール テーブル キッチン カード カメラ ノート クラス コース レッスン セミナー イベント キャンペーン セール クーポン ランキング クイズ アンケート インタビュー レビュー レポート グラフ ファイル メモ リンク ボタン クリック ダウンロード ログイン パスワード アカウント プロフィール フォロワー ブログ ビデオ カラー サイズ スタイル モデル ブランド ショップ ストア マーケット オフィス ビル エリア スペース ルート コーナー センター ステージ シーン ストーリー エピソード キャラクター スキル キャリア ライフ ワーク オープン ニーズ ターゲット トレンド スピード クオリティ オリジナル スペシャル ベスト トップ マイナス プラス アップ ダウン ストップ チェンジ スマート ハッピー ダイエット トレーニング スポーツ ゲーム ドラマ アニメ ファン グループ メディア ドリンク メニュー プレゼント サプライズ リピーター オーナー ゲスト ランチ ディナー リニューアル";

/** Words for what a person does, which may precede a name, by language. */
const roles: Readonly<Record<string, string>> = {
  en: "founder founders cofounder boss owner director manager author writer baker chef coach host guest doctor nurse teacher professor president chair chairman chairwoman mayor minister captain winner runner champion engineer designer developer editor expert analyst artist architect lawyer founder's mother father brother sister uncle aunt king queen saint sir lady lord miss meet ask thank thanks dear hello hi inside ask follow join call read watch hear introducing featuring celebrating remembering lead head",
  de: "herr frau familie chef chefin gründer gründerin",
  fr: "fondateur fondatrice directeur directrice patron patronne libraire auteur autrice professeur docteur maire ministre monsieur madame mademoiselle président présidente rencontrez merci chef cheffe boulanger boulangère",
  es: "fundador fundadora director directora jefe jefa autor autora profesor profesora doctor doctora alcalde alcaldesa ministro ministra señor señora don doña presidente presidenta gracias conoce dueño dueña",
  pt: "fundador fundadora diretor diretora chefe autor autora professor professora doutor doutora prefeito ministro ministra senhor senhora dona presidente obrigado obrigada conheça dono",
  it: "fondatore fondatrice direttore direttrice capo autore autrice professore professoressa dottore dottoressa sindaco sindaca ministro ministra signor signora presidente grazie fornaia fornaio titolare",
};

/** Matches German words for what a person does, e.g. `Bäckermeisterin`. */
const germanRole =
  /(?:in|er|or|ist|ent|ant|chef|mann|frau|vater|mutter|leute|leiter|kollege|kunde)$/u;

/** Whether a word with a capital is a frequent word or a role, which may be beside a name. */
export const isOrdinary = (word: string, language: string) =>
  getCommonWords(language).has(word.toLowerCase()) || isRole(foldText(word), language);

/** Whether a folded word may precede a person's name without being part of it, e.g. `founder`. */
function isRole(folded: string, language: string): boolean {
  if (language === "de" && germanRole.test(folded)) return true;
  return foldText(roles[language] ?? "")
    .split(" ")
    .includes(folded);
}

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
